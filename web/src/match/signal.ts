/** Title and tab icon tell whose turn it is to somebody who looks at another tab. */
export function signalTurn(mine: boolean, title: string): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}
