// Puts a finished build where the server looks for it.
import { renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = fileURLToPath(new URL('../../src/walstatt/web_dist', import.meta.url));
rmSync(`${place}.old`, { recursive: true, force: true });
try {
  renameSync(place, `${place}.old`);
} catch (problem) {
  if (problem.code !== 'ENOENT') throw problem;
}
renameSync(`${place}.next`, place);
rmSync(`${place}.old`, { recursive: true, force: true });
