// Mouse, fingers and keys on the board: pan, zoom, choose, hover, drag.

import { arrowOf } from '../lib/keys';
import type { View } from './view.svelte';

export interface Place {
  /** What is there, if anything: the id of a spot. */
  id: string;
  x: number;
  y: number;
}

export interface Handlers {
  view: View;
  /** Whether a drag that begins here is the player's and not a pan. */
  drags(place: Place): boolean;
  dragged(from: Place, to: Place, done: boolean): void;
  /** Something was pressed, by a mouse or a finger. */
  chosen(place: Place, by: string): void;
  hovered(place: Place | null): void;
  /** The pointer moved, perhaps within the same place. */
  moved(place: Place | null): void;
  stepped(way: [number, number]): void;
  entered(): void;
}

const STILL = 6;

/** The spot an event happened on. */
export function spotOf(target: EventTarget | null): string {
  if (!(target instanceof Element)) return '';
  return target.closest('[data-spot]')?.getAttribute('data-spot') ?? '';
}

export function surface(node: SVGSVGElement, handlers: Handlers) {
  const pointers = new Map<number, { x: number; y: number }>();
  let start: { place: Place; x: number; y: number; drags: boolean } | null = null;
  let far = false;
  let last = '';

  const local = (event: MouseEvent) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const placeOf = (event: MouseEvent): Place => {
    const { x, y } = local(event);
    return { id: spotOf(event.target), ...handlers.view.at(x, y) };
  };

  function down(event: PointerEvent) {
    if (event.button > 0) return;
    pointers.set(event.pointerId, local(event));
    if (pointers.size > 1) return;
    const place = placeOf(event);
    start = { place, x: event.clientX, y: event.clientY, drags: handlers.drags(place) };
    far = false;
  }

  function move(event: PointerEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return hover(event);
    const now = local(event);
    if (pointers.size === 2) pinch(event.pointerId, before, now);
    else if (start) drag(event, before, now);
    pointers.set(event.pointerId, now);
  }

  function drag(event: PointerEvent, before: { x: number; y: number }, now: { x: number; y: number }) {
    if (!start) return;
    if (!far) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return;
      far = true;
      node.setPointerCapture(event.pointerId);
    }
    if (start.drags) handlers.dragged(start.place, placeOf(event), false);
    else handlers.view.pan(now.x - before.x, now.y - before.y);
  }

  function pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }) {
    const other = [...pointers].find(([one]) => one !== id)![1];
    const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    far = true;
    start = null;
    if (apart(before) > 0) handlers.view.zoom(apart(now) / apart(before), middle.x, middle.y);
    handlers.view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent) {
    pointers.delete(event.pointerId);
    if (start?.drags && far) handlers.dragged(start.place, placeOf(event), true);
    if (!pointers.size) start = null;
  }

  function cancel(event: PointerEvent) {
    pointers.delete(event.pointerId);
    start = null;
  }

  function hover(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    const place = placeOf(event);
    handlers.moved(place);
    if (place.id === last) return;
    last = place.id;
    handlers.hovered(place);
  }

  function leave() {
    last = '';
    handlers.moved(null);
    handlers.hovered(null);
  }

  function click(event: MouseEvent) {
    if (far) {
      far = false;
      return;
    }
    handlers.chosen(placeOf(event), 'pointerType' in event ? String(event.pointerType) : '');
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const { x, y } = local(event);
    handlers.view.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), x, y);
  }

  function key(event: KeyboardEvent) {
    const way = arrowOf(event);
    if (way && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      if (event.shiftKey) handlers.view.pan(-way[0] * 60, -way[1] * 60);
      else handlers.stepped(way);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      handlers.entered();
    }
  }

  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['pointerleave', leave],
    ['click', click],
    ['wheel', wheel, { passive: false }],
    ['keydown', key],
  ];
  for (const [name, listener, options] of listeners)
    node.addEventListener(name, listener as EventListener, options);
  return {
    update(now: Handlers) {
      handlers = now;
    },
    destroy() {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    },
  };
}
