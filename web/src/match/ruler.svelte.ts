import { endAt, middleOf, type End } from '../board/ruler';
import type { Base, Point, TablePicture } from '../lib/types';

/** The tape measure: held by mouse or finger, by the keys on the table, or by the two lists beside it. */
export class Ruler {
  on = $state(false);
  from = $state.raw<End | null>(null);
  to = $state.raw<End | null>(null);
  /** Where the keyboard points, once it does. */
  pin = $state.raw<Point | null>(null);
  /** The second end follows the pin until Enter fixes it. */
  private following = false;
  private held: End | null = null;

  start(): void {
    this.on = true;
  }

  stop(): void {
    this.on = false;
    this.clear();
  }

  clear(): void {
    this.from = this.to = this.pin = this.held = null;
    this.following = false;
  }

  /** A finger goes down; only when it moves, a new tape begins. */
  grab(base: Base | null, point: Point): void {
    this.held = base ? { kind: 'base', id: base.id } : { kind: 'point', at: point };
  }

  carry(point: Point, picture: TablePicture): void {
    if (this.held) this.from = this.held;
    this.held = null;
    this.following = false;
    this.to = endAt(point, picture);
  }

  /** One tap for each end; the third begins anew. */
  tap(base: Base | null, point: Point): void {
    this.held = null;
    this.take(base ? { kind: 'base', id: base.id } : { kind: 'point', at: point });
  }

  /** Move the pin; it begins at the last end, else in the middle of the table. */
  nudge([dx, dy]: Point, picture: TablePicture): void {
    const last = this.to ?? this.from;
    const start = this.pin ?? (last && middleOf(last, picture)) ?? [picture.width / 2, picture.depth / 2];
    const within = (at: number, most: number): number => Math.round(100 * Math.max(0, Math.min(most, at))) / 100;
    this.pin = [within(start[0] + dx, picture.width), within(start[1] + dy, picture.depth)];
    if (this.from && (!this.to || this.following)) {
      this.following = true;
      this.to = endAt(this.pin, picture);
    }
  }

  /** Hold the next end where the pin is. */
  enter(picture: TablePicture): void {
    this.pin ??= [picture.width / 2, picture.depth / 2];
    if (this.following) this.following = false;
    else this.take(endAt(this.pin, picture));
  }

  private take(end: End): void {
    this.following = false;
    if (this.from && !this.to) {
      this.to = end;
    } else {
      this.from = end;
      this.to = null;
    }
  }
}
