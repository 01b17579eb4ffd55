// Written by tools/web_types.py from the server's messages; do not edit.

export type Tone = "plain" | "good" | "bad" | "choice" | "dim" | "heading" | "warn";

export type Language = "en" | "de";

export type ClientMessage = Hello | Give | Plan | Quick | Ask | Hand | Pause | Ready | Back | Visit | Look | Take | Speak;

export type ServerMessage = Welcome | State | Changed | Covered | Done | Refused | Moment | Looked;

export type Subject = "figure" | "place" | "sight" | "odds" | "reach" | "threat" | "why_not" | "preview" | "hint" | "card" | "way";

export type Grade = "broken" | "doubtful" | "noted";

/** A sentence, with the rules behind it. */
export interface Line {
  text: string;
  rules?: string[];
  tone?: Tone;
  depth?: number;
}

/** Something with a name and a value. */
export interface Fact {
  name: string;
  value: string;
  tone?: Tone;
  rules?: string[];
}

/** A hex or square: its centre, and what it is made of. */
export interface Cell {
  id: string;
  x: number;
  y: number;
  area?: string;
  centre?: boolean;
  terrain?: string;
  label?: string;
}

/** A line between two places: the outline of an area, a wall, a door, a window. */
export interface Edge {
  id?: string;
  kind: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  label?: string;
}

/** A piece of terrain on a table without cells, or a room. */
export interface Piece {
  id: string;
  kind: string;
  points: [number, number][];
  label?: string;
  height?: number;
}

/** A name written on the ground. */
export interface Name {
  text: string;
  x: number;
  y: number;
}

/** A line of the legend. */
export interface Key {
  kind: string;
  label: string;
  sign?: string;
}

/** What is drawn once. */
export interface Board {
  kind: "cells" | "plane";
  outline?: "hexagon" | "square";
  width: number;
  height: number;
  unit: number;
  cells?: Cell[];
  edges?: Edge[];
  pieces?: Piece[];
  names?: Name[];
  legend?: Key[];
  label?: string;
}

/** The first message: in which language, and from where to go on. */
export interface Hello {
  kind: "hello";
  lang?: Language;
  since?: number;
  seq?: number;
  keeps?: boolean;
}

/** An answer. */
export interface Give {
  kind: "give";
  id: string;
  seq: number;
  key: string;
}

/** Several answers of one player up to the first surprise: listed, or to get somewhere. */
export interface Plan {
  kind: "plan";
  id: string;
  seq: number;
  keys?: string[];
  goal?: string;
  then?: string;
}

/** A quick answer that goes on by itself for a while; or to be asked again from now on. */
export interface Quick {
  kind: "quick";
  id: string;
  seq: number;
  how: "again" | "pass" | "rest" | "stop";
}

/** Which questions are asked from now on although nothing is decided by them; ``*`` for all. */
export interface Ask {
  kind: "ask";
  id: string;
  kinds: string[];
}

/** Hand seats to a computer player, or take them back if none is named. */
export interface Hand {
  kind: "hand";
  id: string;
  seats: string[];
  player?: string;
}

/** Let the computer players wait, or go on. */
export interface Pause {
  kind: "pause";
  id: string;
  paused: boolean;
}

/** This version has been shown: if a computer player is asked, it may answer. */
export interface Ready {
  kind: "ready";
  seq: number;
}

/** Undo, redo, or take back past what somebody learned (``node`` says how far). */
export interface Back {
  kind: "back";
  id: string;
  seq: number;
  how: "keep" | "redo" | "take_back" | "undo";
  node?: number;
}

/** Show the board at a moment of the game. */
export interface Visit {
  kind: "visit";
  id: string;
  node: number;
}

/** A covered screen is in the hands of this seat now. */
export interface Take {
  kind: "take";
  id: string;
  seat: string;
}

/** From now on in this language. */
export interface Speak {
  kind: "speak";
  lang: Language;
}

/** A seat of the game. */
export interface Seating {
  id: string;
  name: string;
  mine: boolean;
}

/** A moment on the line that is being played. */
export interface Node {
  node: number;
  text?: string;
  forced?: boolean;
}

/** What can be undone, redone and taken back. */
export interface Times {
  undo: boolean;
  undo_why?: string;
  redo: boolean;
  line: Node[];
  take_backs: number;
}

/** A quick answer that holds. */
export interface Order {
  what: string;
  text: string;
}

/** A question that the table answers when nothing is decided by it. */
export interface Settled {
  kind: string;
  text: string;
  asked?: boolean;
}

/** A computer player that seats can be handed to. */
export interface ComputerCard {
  id: string;
  name: string;
  text?: string;
}

/** A seat that a computer player has. */
export interface Handed {
  seat: string;
  player: string;
  name: string;
}

/** Which game this is; everything that does not change. */
export interface Welcome {
  kind: "welcome";
  game: string;
  system: string;
  system_name: string;
  mission: string;
  mission_name: string;
  briefing: string;
  lang: Language;
  commitment?: string;
  manual: boolean;
  guided: boolean;
  secrets: boolean;
  seats: Seating[];
  computers?: ComputerCard[];
  options: string[];
  goals?: Fact[];
  fresh?: boolean;
  board: Board;
  note?: string;
}

/** A take-back to which not every side has agreed yet. */
export interface Proposal {
  node: number;
  by: string;
  mine: boolean;
}

/** How the game stands at a version, and what happened since the last one the client knew. */
export interface State {
  kind: "state";
  seq: number;
  node: number;
  since: number;
  entries: Entry[];
  board?: Board | null;
  scene: Scene;
  question: Question | null;
  times: Times;
  outcome?: Outcome | null;
  standing?: Order[];
  settles?: Settled[];
  handed?: Handed[];
  paused?: boolean;
  thought?: string;
  told?: boolean;
  proposal?: Proposal | null;
}

/** The next state, for a client that keeps the one before: only what changed in it. */
export interface Changed {
  kind: "changed";
  fields: Record<string, unknown>;
}

/** Nothing is shown until this seat has taken the screen; what was shown is to be forgotten. */
export interface Covered {
  kind: "covered";
  seat: string;
  who: string;
}

/** A request was carried out; the State that shows it was sent before. */
export interface Done {
  kind: "done";
  id: string;
  taken?: number;
  stopped?: string;
}

/** A request changed nothing, and why. */
export interface Refused {
  kind: "refused";
  id: string;
  error: "bad" | "illegal" | "over" | "rate" | "seat" | "stale" | "storage" | "undo" | "unknown";
  text: string;
  rule?: string;
  rule_text?: string;
}

/** The board at a moment of the game. */
export interface Moment {
  kind: "moment";
  id: string;
  node: number;
  scene: Scene;
  asked: string;
  entry: number;
}

/** A face that was rolled. */
export interface Die {
  colour: string;
  symbols: string[];
  label: string;
}

/** Something to be seen on the board while an entry is told. */
export interface Step {
  kind: "appear" | "attack" | "leave" | "move" | "wound";
  figure: string;
  target?: string;
  way?: [number, number][];
}

/** A card that is held up: an event, a close encounter, a critical hit, a mutation. */
export interface Card {
  id: string;
  kind: string;
  deck: string;
  title: string;
  lines?: Line[];
  figures?: string[];
  sign?: string;
}

/** An attack as far as it is known at an entry; later entries of the same fight know more. */
export interface Fight {
  id: number;
  attacker: string;
  attacker_name: string;
  target: string;
  target_name: string;
  weapon: string;
  style: "blast" | "blow" | "flame" | "shot" | "spit";
  attack?: Die[];
  defence?: Die[];
  hits?: number;
  shields?: number;
  damage?: number;
  text?: string;
  over?: boolean;
  dead?: boolean;
  ours?: boolean;
}

/** What stays of it in the strip of this round. */
export interface Chip {
  figures?: string[];
  sign?: string;
  text?: string;
  tone?: Tone;
}

/** One event, as a sentence. */
export interface Entry {
  number: number;
  node: number;
  text: string;
  rules: string[];
  tone?: Tone;
  title?: boolean;
  depth?: number;
  dice?: Die[];
  figures?: string[];
  steps?: Step[];
  beat?: "" | "card" | "fight" | "goal" | "many" | "move";
  card?: Card | null;
  fight?: Fight | null;
  chip?: Chip | null;
  by?: string;
  settled?: boolean;
}

/** Look at something. */
export interface Look {
  kind: "look";
  id: string;
  about: Subject;
  first?: string;
  second?: string;
}

/** A cell that is marked, perhaps with a number. */
export interface Tint {
  cell: string;
  tone: Tone;
  text?: string;
}

/** A line, way or outline to be drawn. */
export interface Stroke {
  kind: "envelope" | "sight" | "tape" | "threat" | "way";
  points: [number, number][];
  tone: Tone;
  text?: string;
  closed?: boolean;
}

/** A circle to be drawn, or a point to be marked. */
export interface Ring {
  x: number;
  y: number;
  radius: number;
  tone: Tone;
  text?: string;
}

/** One bar of a distribution. */
export interface Bar {
  label: string;
  share: number;
  text: string;
}

/** What an alien would do if it were activated now. */
export interface Intent {
  figure: string;
  kind: "act" | "attack" | "move" | "sleep";
  way?: [number, number][];
  target?: string;
  wounds?: string;
  choices?: number;
  label: string;
}

/** The answer to a look: words for a panel, and things to draw over the board. */
export interface Looked {
  kind: "looked";
  id: string;
  about: string;
  title: string;
  lines?: Line[];
  bars?: Bar[];
  tints?: Tint[];
  strokes?: Stroke[];
  rings?: Ring[];
  intents?: Intent[];
  figures?: string[];
  edges?: string[];
  keys?: string[];
}

/** A moment on the time line. */
export interface OutcomeMoment {
  node: number;
  when: string;
  text: string;
  tone: "bad" | "good" | "plain";
}

/** How the dice of somebody fell, against what was to be expected. */
export interface Luck {
  who: string;
  rolled: string;
  expected: string;
  text: string;
}

/** A part of the page, as sentences or a table. */
export interface Section {
  title: string;
  lines?: Line[];
  facts?: Fact[];
}

/** How a campaign stands after a mission of it. */
export interface CampaignState {
  id: string;
  name: string;
  story: string;
  played: Fact[];
  squad: string[];
  upcoming?: string;
  game?: string;
  number?: number;
}

/** The page after a mission. */
export interface Outcome {
  result: "lost" | "partial" | "won";
  title: string;
  text: string;
  sections?: Section[];
  moments?: OutcomeMoment[];
  luck?: Luck[];
  take_backs?: number;
  seed: string;
  next_mission?: string;
  campaign?: CampaignState | null;
}

/** A mission that can be chosen. */
export interface MissionCard {
  id: string;
  name: string;
  briefing: string;
  facts?: Fact[];
  guided?: boolean;
  minutes?: number;
  games?: number;
  wins?: number;
  smallest?: number;
  largest: number;
  squad: string[];
  products?: string[];
}

/** What a mission looks like at the beginning. */
export interface MissionPicture {
  mission: string;
  board: Board;
  scene: Scene;
}

/** The missions of one game as pictures. */
export interface Pictures {
  missions: MissionPicture[];
}

/** Somebody who can be chosen for a squad. */
export interface Member {
  id: string;
  name: string;
  text: string;
  shape: string;
  letters: string;
  product?: string;
  facts?: Fact[];
}

/** A value of an option. */
export interface Choice {
  value: boolean | number | string;
  label: string;
}

/** A rule that can be switched. */
export interface OptionCard {
  id: string;
  name: string;
  text: string;
  values: Choice[];
  default: boolean | number | string;
  product?: string;
  rules?: string[];
}

/** A named set of options. */
export interface Preset {
  id: string;
  name: string;
  text: string;
  options: Record<string, boolean | number | string>;
}

/** A campaign that can be begun. */
export interface CampaignCard {
  id: string;
  name: string;
  story: string;
  first: string;
  squad: string[];
}

/** A game system and all that can be chosen before a game of it. */
export interface SystemCard {
  id: string;
  name: string;
  text: string;
  missions: MissionCard[];
  members: Member[];
  twice?: boolean;
  presets: Preset[];
  options: OptionCard[];
  first: string;
  campaigns?: CampaignCard[];
}

/** All systems. */
export interface Catalogue {
  version: string;
  systems: SystemCard[];
  local?: boolean;
}

/** A game to be set up. */
export interface NewGame {
  system: string;
  mission: string;
  squad?: string[];
  preset?: string;
  options?: Record<string, boolean | number | string>;
  seed?: number | string | null;
  manual?: boolean;
  guided?: boolean;
  campaign?: string;
  text?: string;
  lang?: Language;
}

/** A game that was begun. */
export interface GameCard {
  id: string;
  system: string;
  system_name: string;
  mission: string;
  mission_name: string;
  squad: string[];
  campaign?: string;
  headline: string;
  over: boolean;
  result?: string;
  answers: number;
  created: string;
  updated: string;
  unreadable?: string;
}

/** GameList */
export interface GameList {
  games: GameCard[];
}

/** A game was made or opened. */
export interface Made {
  game: string;
  notes?: string[];
}

/** A rule in our words. */
export interface RuleCard {
  id: string;
  title: string;
  text: string;
  ruling?: string;
}

/** RuleList */
export interface RuleList {
  rules: RuleCard[];
  total: number;
}

/** Why something was not done. */
export interface Problem {
  error: string;
  text: string;
  rule?: string;
}

/** A fact on which an answer depends: what was rolled, and what it comes to. */
export interface Evidence {
  text: string;
  dice?: Die[];
  against?: Die[];
  tone?: Tone;
  rules?: string[];
}

/** An answer that may be given. */
export interface Option {
  key: string;
  label: string;
  short?: string;
  group?: string;
  cell?: string;
  x?: number | null;
  y?: number | null;
  figure?: string;
  also?: string;
  odds?: string[];
  text?: string;
  hint?: string;
  sign?: string;
  danger?: string;
  bars?: number[];
  stand?: "" | "foot" | "menu";
  sure?: string;
  drags?: boolean;
  first?: string;
}

/** Group */
export interface Group {
  id: string;
  title: string;
}

/** Who gets one of the things that are given out. */
export interface Taker {
  id: string;
  name: string;
  figures?: string[];
  comes_to?: string[];
}

/** Things of which everybody gets one, question by question: they may be given all at once. */
export interface Deal {
  things: Die[];
  keys: string[];
  takers: Taker[];
}

/** A quick answer: one press for many. */
export interface Shortcut {
  how: "again" | "pass" | "rest";
  text: string;
  key: string;
}

/** A line of the way through the rulebook. */
export interface Frame {
  title: string;
  citation: string;
}

/** One question at a time. */
export interface Question {
  what: string;
  seat: string;
  who: string;
  text: string;
  rule: Line;
  why: Frame[];
  options: Option[];
  groups?: Group[];
  heads?: string[];
  chance?: boolean;
  points?: boolean;
  spans?: boolean;
  mover?: string;
  mine?: boolean;
  remarks?: Line[];
  facts?: Evidence[];
  card?: Card | null;
  allowance?: Fact[];
  plans?: string[];
  ahead?: Option[];
  deal?: Deal | null;
  player?: string;
  quick?: Shortcut[];
  guide?: string;
  guide_goal?: string;
  guide_then?: string;
  lesson?: string;
}

/** A small sign on a figure. */
export interface Badge {
  kind: string;
  text?: string;
  label: string;
}

/** Somebody on the board. */
export interface Figure {
  id: string;
  name: string;
  side: "alien" | "friend" | "ship" | "signal" | "squad";
  shape: string;
  letters: string;
  rank?: string;
  x: number;
  y: number;
  radius: number;
  cell?: string;
  facing?: string;
  badges?: Badge[];
  health?: number;
  most?: number;
  shield?: number;
  pending?: number;
  tag?: string;
  active?: boolean;
  done?: boolean;
  label: string;
}

/** Something that lies on the board. */
export interface Marker {
  id: string;
  kind: string;
  letters?: string;
  x: number;
  y: number;
  radius?: number;
  cell?: string;
  label: string;
}

/** How a door or window is now. */
export interface EdgeState {
  id: string;
  state: string;
  label: string;
}

/** A number out of a number. */
export interface Meter {
  kind: string;
  name: string;
  value: number;
  most: number;
}

/** Something carried, or a row of a table on a card. */
export interface Item {
  id: string;
  name: string;
  text?: string;
  facts?: Fact[];
  state?: string;
  on?: boolean;
}

/** The sheet or card of a figure. */
export interface Sheet {
  figure: string;
  title: string;
  subtitle?: string;
  side: "alien" | "friend" | "ship" | "signal" | "squad";
  shape: string;
  letters: string;
  meters?: Meter[];
  facts?: Fact[];
  items?: Item[];
  lines?: Line[];
  active?: boolean;
  gone?: boolean;
}

/** Something the mission wants, and how it stands with it. */
export interface Goal {
  id: string;
  kind: string;
  name: string;
  value: number;
  most: number;
  tone?: Tone;
  figures?: string[];
  markers?: string[];
  cells?: string[];
  points?: [number, number][];
}

/** The rounds or turns of the mission. */
export interface Track {
  name: string;
  value: number;
  most?: number;
  left?: string;
  tone?: Tone;
}

/** A place in the order of turns of this round. */
export interface Turn {
  figure: string;
  state: "done" | "next" | "now";
}

/** All of it at one moment, as one seat sees it. */
export interface Scene {
  headline: string;
  facts?: Fact[];
  goals?: Goal[];
  track?: Track | null;
  order?: Turn[];
  figures?: Figure[];
  markers?: Marker[];
  edges?: EdgeState[];
  sheets?: Sheet[];
  text?: string[];
}

/** The text of a mission file. */
export interface Draft {
  text: string;
  lang?: Language;
}

/** Something that is wrong with a text. */
export interface Flaw {
  line?: number;
  where?: string;
  text: string;
}

/** A text with its flaws, or the mission in it. */
export interface Checked {
  system?: string;
  system_name?: string;
  flaws?: Flaw[];
  more?: number;
  mission?: MissionCard | null;
  board?: Board | null;
  scene?: Scene | null;
}

/** Something the doctor noticed. */
export interface Finding {
  grade: Grade;
  where: string;
  text: string;
  summed_up?: boolean;
}

/** What the doctor says of a mission. */
export interface Examined {
  findings?: Finding[];
  games?: number;
  won?: number;
  low?: number;
  high?: number;
}
