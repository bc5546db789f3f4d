import { routeOf } from './routes';

let path = $state(location.pathname);
let query = $state(location.search);
const current = $derived(routeOf(path));

export function route() {
  return current;
}

export function queryValue(name: string): string | null {
  return new URLSearchParams(query).get(name);
}

function follow(): void {
  path = location.pathname;
  query = location.search;
}

export function navigate(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState']({}, '', to);
  follow();
  scrollTo(0, 0);
}

/** Change what stands behind the question mark without a new page in the history. */
export function keepInQuery(name: string, value: string): void {
  const params = new URLSearchParams(location.search);
  params.set(name, value);
  history.replaceState({}, '', `${location.pathname}?${params}`);
}

/** Links inside the client change the page without loading it anew. */
export function startRouter(): void {
  addEventListener('popstate', follow);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
