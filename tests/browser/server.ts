import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE = 180_000;

interface Wishes {
  games?: string[];
  setting?: string;
  /** The language of its system. */
  system?: string;
}

/** A real server with a database of its own. */
export class Server {
  /** What it has warned of and was not asked for yet. */
  private warnings: string[] = [];

  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
    private readonly data: string,
  ) {
    if (process.stderr) createInterface(process.stderr).on('line', (line) => this.hear(line));
  }

  private hear(line: string): void {
    if (/"level": "(warning|error|critical)"/.test(line)) this.warnings.push(line);
  }

  /** What went wrong since this was asked for the last time. */
  complaints(): string[] {
    return this.warnings.splice(0);
  }

  /** With `games`, it also plays those in these folders of the project; `setting` is what `WALSTATT_LANG` says. */
  static start({ games = [], setting = '', system = 'C.UTF-8' }: Wishes = {}): Promise<Server> {
    const folders = games.map((game) => resolve(ROOT, game)).join(delimiter);
    const data = mkdtempSync(join(tmpdir(), 'walstatt-browser-'));
    const child = spawn(join(ROOT, '.venv/bin/walstatt'), ['serve', '--port', '0', '--data', data], {
      env: { ...process.env, WALSTATT_LIMITS: 'off', WALSTATT_LANG: setting, LC_ALL: system, PYTHONUNBUFFERED: '1', WALSTATT_GAMES: folders },
    });
    return new Promise((started, reject) => {
      let said = '';
      const timer = setTimeout(() => reject(new Error(`the server does not start: ${said}`)), PATIENCE);
      const listen = (chunk: Buffer): void => {
        said += chunk.toString();
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (!address) return;
        clearTimeout(timer);
        child.stdout.off('data', listen);
        child.stderr.off('data', listen);
        // Whatever it says must be read, or it waits for ever.
        child.stdout.resume();
        started(new Server(address, child, data));
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGTERM');
    await gone;
    rmSync(this.data, { recursive: true, force: true });
  }
}
