/** Pages that stay open ask from time to time whether there is something new in their world. */
import { api } from '../lib/api';
import type { NewsOut } from '../lib/types';

const OFTEN = 5000;

/** Calls `onnews` whenever the server's mark is another one than `known()`; nobody asks while the page is out of sight. Ends when called. */
export function watchNews(world: string, known: () => string, onnews: () => Promise<void>): () => void {
  let asking = false;

  async function ask(): Promise<void> {
    if (asking || document.hidden) return;
    asking = true;
    const before = known();
    try {
      const { mark } = await api.get<NewsOut>(`/worlds/${world}/news`);
      // What came meanwhile by another way is no news.
      if (mark !== before && before === known()) await onnews();
    } catch {
      // Without a connection nothing is told; the next time it may be there again.
    } finally {
      asking = false;
    }
  }

  const timer = setInterval(ask, OFTEN);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
