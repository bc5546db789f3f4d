import type { Args, Text } from './types';

interface ErrorBody {
  error?: { code?: string; message?: string; key?: string; args?: Args; where?: string; rule?: string; why?: Text };
  rule?: string;
  why?: Text;
}

/** The server said no. `text` is what a person may read, where the server knows it in her language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Text | string;
  readonly rule: string | null;

  constructor(status: number, body: ErrorBody) {
    const error = body.error ?? {};
    const why = error.why ?? body.why;
    super(error.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = error.code ?? String(status);
    this.rule = error.rule ?? body.rule ?? null;
    this.text = why ?? (error.key ? { key: error.key, args: error.args } : this.message);
  }
}

/** No answer at all: the network or the server is away. */
export class Unreachable extends Error {}

/** The dice of a match are not those whose seal was told before. */
export class SealBroken extends Error {}

async function call<T>(method: string, path: string, body?: unknown, raw?: string | Blob): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: headers(raw instanceof Blob ? 'application/octet-stream' : body !== undefined || raw !== undefined ? 'application/json' : ''),
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
      credentials: 'same-origin',
    });
  } catch (problem) {
    throw new Unreachable(String(problem));
  }
  if (!response.ok) throw new ApiError(response.status, await parsed<ErrorBody>(response, {}));
  return parsed<T>(response, undefined as T);
}

/** The server speaks as the page does, whatever the browser is set to. */
function headers(kind: string): Record<string, string> {
  const spoken = { 'Accept-Language': document.documentElement.lang };
  return kind ? { ...spoken, 'Content-Type': kind } : spoken;
}

async function parsed<T>(response: Response, otherwise: T): Promise<T> {
  const text = await response.text();
  if (!text) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export const api = {
  get: <T>(path: string) => call<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => call<T>('POST', path, body),
  put: <T>(path: string, body: unknown) => call<T>('PUT', path, body),
  remove: <T>(path: string, body?: unknown) => call<T>('DELETE', path, body),
  /** A body that is a file already. */
  send: <T>(path: string, raw: string | Blob) => call<T>('POST', path, undefined, raw),
};

const remembered = new Map<string, Promise<unknown>>();

/** For what does not change while the program runs: games, rosters, rules. */
export function fetchOnce<T>(path: string): Promise<T> {
  let found = remembered.get(path) as Promise<T> | undefined;
  if (!found) {
    found = api.get<T>(path);
    remembered.set(path, found);
    found.catch(() => remembered.delete(path));
  }
  return found;
}

/** What to tell a person about anything that was thrown. */
export function problemText(problem: unknown): Text | string {
  if (problem instanceof ApiError) return problem.text;
  if (problem instanceof Unreachable) return { key: 'web-unreachable' };
  if (problem instanceof SealBroken) return { key: 'web-seal-broken' };
  return problem instanceof Error ? problem.message : String(problem);
}
