import { lockDataFolder } from '../lockDataFolder.ts';

/** Run as a process: takes the folder in its argument, prints whether it has it, and keeps it until it is stopped. */
try {
  await lockDataFolder(process.argv[2] ?? '');
  console.log('held');
  setInterval(() => undefined, 1_000);
} catch (error) {
  console.log(String(error));
}
