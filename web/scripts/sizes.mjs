// Fails when the first paint of the lobby needs too much script; with --list it says what the whole build weighs.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const dist = fileURLToPath(new URL('../../src/walstatt/web_dist', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

const weigh = (file) => gzipSync(readFileSync(`${dist}/${file}`)).length;
const shown = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

/** A chunk and everything that it cannot start without. */
function needed(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) needed(next, found);
  return found;
}

const first = [...needed('index.html')].reduce((sum, key) => sum + weigh(manifest[key].file), 0);
const isTooMuch = first > LIMIT;
if (process.argv.includes('--list')) {
  for (const file of readdirSync(`${dist}/assets`).filter((name) => /\.(js|css)$/.test(name)).sort()) {
    console.log(`${shown(weigh(`assets/${file}`))}  ${file}`);
  }
}
if (process.argv.includes('--list') || isTooMuch) {
  console.log(`${shown(first)}  script for the first paint of the lobby (gzip; at most ${LIMIT / 1000} kB)`);
}
if (isTooMuch) process.exit(1);
