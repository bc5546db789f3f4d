/** What a screen reader is told next. */
export const announced = $state({ text: '' });

export function announce(text: string): void {
  announced.text = announced.text === text ? `${text}\u00a0` : text;
}
