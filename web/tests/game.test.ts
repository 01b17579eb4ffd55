import { beforeEach, describe, expect, test } from 'vitest';
import { LiveGame } from '../src/lib/game.svelte';
import { entry, FakeTransport, question, scene, state, welcome } from './fakes';

let line: FakeTransport;
let game: LiveGame;

beforeEach(() => {
  line = new FakeTransport();
  game = new LiveGame(line, 'en');
  game.begin();
});

describe('a game that is told', () => {
  test('says hello first, knowing nothing', () => {
    expect(line.sent).toEqual([{ kind: 'hello', lang: 'en', since: -1, seq: -1, keeps: true }]);
  });

  test('keeps the log it has and adds what is new', () => {
    line.tell(welcome, state(1, { entries: [entry(1), entry(2)] }));
    line.tell(state(2, { since: 2, entries: [entry(3)] }));
    expect(game.log.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  test('keeps what did not change', () => {
    line.tell(welcome, state(1));
    const before = game.state!;
    const figures = before.scene.figures!;
    const moved = [-1, 1, 0, { x: 9000 }, [{ ...figures[0], id: 'new' }]];
    line.tell({
      kind: 'changed',
      fields: { seq: 2, scene: { headline: 'Round 2', figures: moved }, question: null },
    });
    expect(game.state).toMatchObject({ seq: 2, question: null, node: before.node });
    expect(game.scene).toEqual({
      ...before.scene,
      headline: 'Round 2',
      figures: [figures[1], { ...figures[0], x: 9000 }, { ...figures[0], id: 'new' }],
    });
    expect(game.scene!.figures![0]).toBe(figures[1]);
    expect(game.scene!.sheets).toBe(before.scene.sheets);
  });

  test('forgets entries that were taken back', () => {
    line.tell(welcome, state(1, { entries: [entry(1), entry(2), entry(3)] }));
    line.tell(state(2, { since: 1, entries: [entry(2, { text: 'Another.' })] }));
    expect(game.log.map((one) => one.text)).toEqual(['Entry 1.', 'Another.']);
  });

  test('goes on from where it was after the line broke', () => {
    line.tell(welcome, state(5, { entries: [entry(1), entry(2)] }));
    line.cut();
    expect(game.online).toBe(false);
    line.mend();
    expect(line.last('hello')).toEqual({ kind: 'hello', lang: 'en', since: 2, seq: 5, keeps: true });
    line.tell(welcome, state(6, { since: 2, entries: [entry(3)] }));
    expect(game.log).toHaveLength(3);
    expect(game.online).toBe(true);
  });
});

describe('an answer', () => {
  test('names the version it was given to', () => {
    line.tell(welcome, state(4));
    game.give('end');
    expect(line.last('give')).toMatchObject({ seq: 4, key: 'end' });
  });

  test('counts once when it is clicked twice', () => {
    line.tell(welcome, state(4));
    game.give('end');
    game.give('end');
    expect(line.sent.filter((message) => message.kind === 'give')).toHaveLength(1);
  });

  test('that was not acknowledged is sent again under the same id', () => {
    line.tell(welcome, state(4));
    game.give('end');
    const first = line.last('give');
    line.cut();
    line.mend();
    line.tell(welcome, state(4));
    const gives = line.sent.filter((message) => message.kind === 'give');
    expect(gives).toEqual([first, first]);
    line.tell({ kind: 'done', id: first.id });
    expect(game.busy).toBe(false);
  });

  test('given while the line is down goes out when it is there again', () => {
    line.tell(welcome, state(4));
    line.cut();
    game.give('end');
    line.mend();
    line.tell(welcome, state(4));
    expect(line.last('give')).toMatchObject({ key: 'end', seq: 4 });
  });

  test('that is done is not sent again', () => {
    line.tell(welcome, state(4));
    game.give('end');
    line.tell(state(5), { kind: 'done', id: line.last('give').id });
    line.cut();
    line.mend();
    line.tell(welcome, state(5));
    expect(line.sent.filter((message) => message.kind === 'give')).toHaveLength(1);
  });

  test('that is refused says why and lets another be given', () => {
    line.tell(welcome, state(4));
    game.give('end');
    line.tell({ kind: 'refused', id: line.last('give').id, error: 'illegal', text: 'No.', rule: 'GD-7.a' });
    expect(game.refused?.text).toBe('No.');
    game.give('move 1,0');
    expect(line.last('give').key).toBe('move 1,0');
    expect(game.refused).toBeNull();
  });
});

describe('a past moment', () => {
  const moment = (id: string, node: number) => ({ kind: 'moment', id, node, scene: { ...scene, headline: `Moment ${node}` }, asked: '', entry: 0 }) as const;

  test('is shown instead of now, and nothing can be answered', () => {
    line.tell(welcome, state(4));
    game.visit(1);
    line.tell(moment(line.last('visit').id, 1));
    expect(game.scene?.headline).toBe('Moment 1');
    expect(game.question).toBeNull();
    game.leave();
    expect(game.scene?.headline).toBe('Round 1');
  });

  test('that is no longer wanted is not shown', () => {
    line.tell(welcome, state(4));
    game.visit(1);
    const late = line.last('visit').id;
    game.visit(0);
    line.tell(moment(late, 1));
    expect(game.moment).toBeNull();
  });

  test('is opened by its address once the game is there', () => {
    const other = new FakeTransport();
    new LiveGame(other, 'en').begin(3);
    expect(other.last('visit')).toBeUndefined();
    other.tell(welcome, state(4));
    expect(other.last('visit').node).toBe(3);
  });
});

test('another language is asked for at once, and never twice', () => {
  line.tell(welcome, state(4));
  game.speak('de');
  game.speak('de');
  expect(line.sent.filter((message) => message.kind === 'speak')).toEqual([{ kind: 'speak', lang: 'de' }]);
});

test('a game that does not exist is given up', () => {
  game.closed(true);
  expect(game.gone).toBe(true);
});

test('a question that somebody else is asked stays theirs', () => {
  line.tell(welcome, state(4, { question: question({ mine: false }) }));
  expect(game.question?.mine).toBe(false);
});
