import type { Point } from '../lib/types';

/** What fingers and mouse do on the table, in pixels from its upper left corner. */
export interface Hands {
  /** May this drag carry something? Otherwise it moves the table. */
  grab(at: Point, touch: boolean): boolean;
  carry(at: Point): void;
  drop(at: Point): void;
  tap(at: Point, touch: boolean): void;
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
}

const SLACK = 6;

/** Tells taps, drags, pans and pinches apart. */
export function gestures(element: Element & GlobalEventHandlers, hands: Hands): () => void {
  const down = new Map<number, Point>();
  let origin: Point = [0, 0];
  let mode: 'none' | 'press' | 'carry' | 'pan' | 'pinch' = 'none';
  let carries = false;

  const place = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  function pressed(event: PointerEvent): void {
    if (event.button > 1) return;
    const at = place(event);
    down.set(event.pointerId, at);
    element.setPointerCapture(event.pointerId);
    if (down.size === 2) {
      if (mode === 'carry') hands.drop(at);
      mode = 'pinch';
    } else if (down.size === 1) {
      origin = at;
      mode = 'press';
      carries = event.button === 0 && hands.grab(at, event.pointerType !== 'mouse');
    }
  }

  function moved(event: PointerEvent): void {
    const at = place(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') hands.hover(at);
      return;
    }
    if (mode === 'press' && Math.hypot(at[0] - origin[0], at[1] - origin[1]) > SLACK) mode = carries ? 'carry' : 'pan';
    if (mode === 'carry') hands.carry(at);
    if (mode === 'pan') hands.pan(at[0] - before[0], at[1] - before[1]);
    if (mode === 'pinch' && down.size === 2) pinch(event.pointerId, before, at);
    down.set(event.pointerId, at);
  }

  function pinch(moving: number, before: Point, at: Point): void {
    for (const [id, other] of down) {
      if (id === moving) continue;
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
      const is = Math.hypot(at[0] - other[0], at[1] - other[1]);
      hands.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
      if (was > 1) hands.zoom(is / was, [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]);
    }
  }

  function released(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    const at = place(event);
    if (mode === 'press' && event.type === 'pointerup') hands.tap(at, event.pointerType !== 'mouse');
    if (mode === 'carry') hands.drop(at);
    if (down.size === 0) mode = 'none';
    else mode = 'pan';
  }

  function wheeled(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 20 : 1;
    hands.zoom(Math.exp(-event.deltaY * lines * 0.0016), place(event));
  }

  function left(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !down.size) hands.hover(null);
  }

  element.addEventListener('pointerdown', pressed);
  element.addEventListener('pointermove', moved);
  element.addEventListener('pointerup', released);
  element.addEventListener('pointercancel', released);
  element.addEventListener('pointerleave', left);
  element.addEventListener('wheel', wheeled, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', pressed);
    element.removeEventListener('pointermove', moved);
    element.removeEventListener('pointerup', released);
    element.removeEventListener('pointercancel', released);
    element.removeEventListener('pointerleave', left);
    element.removeEventListener('wheel', wheeled);
  };
}
