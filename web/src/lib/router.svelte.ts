// Which page is open, as the part of the address behind the hash.

export type Route =
  | { page: 'title' | 'missions' | 'continue' | 'settings' | 'about' }
  | { page: 'workshop'; step: '' | 'set-up' }
  | { page: 'new'; system: string; mission: string }
  | { page: 'campaign'; system: string; campaign: string }
  | { page: 'game'; game: string; node: number | null }
  | { page: 'rules'; rule: string };

/** The page an address means; the title where it means none. */
export function parse(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(plain);
  const [page, first = '', second = '', third = ''] = parts;
  if (page === 'missions' || page === 'continue' || page === 'settings' || page === 'about') return { page };
  if (page === 'workshop') return { page, step: first === 'set-up' ? first : '' };
  if (page === 'rules') return { page, rule: first };
  if (page === 'new' && first && second) return { page, system: first, mission: second };
  if (page === 'campaign' && first && second) return { page, system: first, campaign: second };
  if (page === 'game' && first) return { page, game: first, node: moment(second, third) };
  return { page: 'title' };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function moment(word: string, node: string): number | null {
  return word === 'at' && /^\d+$/.test(node) ? Number(node) : null;
}

/** The address of a page. */
export function address(route: Route): string {
  const parts: string[] = [];
  if (route.page !== 'title') parts.push(route.page);
  if (route.page === 'new') parts.push(route.system, route.mission);
  if (route.page === 'campaign') parts.push(route.system, route.campaign);
  if (route.page === 'workshop' && route.step) parts.push(route.step);
  if (route.page === 'rules' && route.rule) parts.push(route.rule);
  if (route.page === 'game') {
    parts.push(route.game);
    if (route.node !== null) parts.push('at', String(route.node));
  }
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

class Router {
  route: Route = $state.raw(parse(globalThis.location?.hash ?? ''));
  /** The game that was open last, to come back to. */
  game = $state('');

  constructor() {
    this.#note();
  }

  #note(): void {
    if (this.route.page === 'game') this.game = this.route.game;
    if (this.route.page === 'title') this.game = '';
  }

  /** Follows the address; gives back how to stop that. */
  follow(): () => void {
    const changed = () => {
      this.route = parse(location.hash);
      this.#note();
    };
    // It may have changed before anybody listened.
    if (address(this.route) !== address(parse(location.hash))) changed();
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }

  go(route: Route): void {
    location.hash = address(route);
    this.route = route;
    this.#note();
  }
}

export const router = new Router();
