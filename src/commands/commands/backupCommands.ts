import { resolve } from 'node:path';
import { backUp } from '../../../adapters/backup/backUp.ts';
import type { DataPlace } from '../../../adapters/backup/DataPlace.ts';
import { restore } from '../../../adapters/backup/restore.ts';
import { S3Pictures } from '../../../adapters/s3/S3Pictures.ts';
import { COMMAND_FILES } from '../../server/setup/commandFiles.ts';
import type { CommandEntry } from '../ShopCommand.ts';

/** The commands that read and write the data themselves, whether the shop runs or not. */
export const backupCommands: readonly CommandEntry[] = [
  {
    ...{ words: 'backup', values: [1, 1] },
    usage: 'FILE  write the database, pictures and secrets into a file. Stop a shop on the embedded database before',
    runOnData: async ({ values: [file = ''] }, { variables, out }) => {
      const place = { ...dataPlaceOf(variables), leftOut: [COMMAND_FILES.address] };
      out.print(`${file} has ${await backUp(file, place, out)} files of ${place.dataDir}, and was read back`);
      if (variables.TOKEN_SECRET !== undefined) out.warn('TOKEN_SECRET is not in it: keep your variables, too');
      return 0;
    },
  },
  {
    ...{ words: 'restore', values: [1, 1] },
    usage: 'FILE  put a backup into an empty data folder and, on PostgreSQL, an empty database',
    runOnData: async ({ values: [file = ''] }, { variables, out }) => {
      const place = dataPlaceOf(variables);
      out.print(`${await restore(file, place, out)} files are in ${place.dataDir}. Start the shop.`);
      return 0;
    },
  },
];

/** Returns where the data lie, from the variables of the server. */
function dataPlaceOf({
  DATA_DIR = 'data',
  DATABASE_URL,
  PICTURES_URL,
}: Readonly<Record<string, string | undefined>>): DataPlace {
  const bucket = PICTURES_URL === undefined ? undefined : new S3Pictures(PICTURES_URL);
  return { dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL, bucket };
}
