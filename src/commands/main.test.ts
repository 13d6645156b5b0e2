import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('A command whose reader ends first, such as head, succeeds without an error', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/commands/main.ts', 'help'], { stdio: 'pipe' });
  command.stdout.destroy();
  let errors = '';
  command.stderr.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(command, 'close');
  expect([code, errors]).toEqual([0, '']);
});
