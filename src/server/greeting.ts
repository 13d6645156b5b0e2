import { resolve } from 'node:path';
import type { ServerConfiguration } from './configuration.ts';
import { databasePlace } from './databasePlace.ts';
import { mailFolder } from './mailAdapterOf.ts';

type Places = Pick<ServerConfiguration, 'databaseUrl' | 'dataDir' | 'mail'>;

/** Returns what the server says once it listens: its address, where its data is, and where mails go when they are not sent. */
export function greeting(
  address: string,
  { databaseUrl, dataDir, mail }: Places,
  further: readonly string[] = [],
): string {
  const place = databaseUrl === undefined ? resolve(dataDir) : databasePlace(databaseUrl);
  return [
    `Creator Row is open at ${address}`,
    `The data is in ${place}`,
    ...(mail.smtpUrl === undefined ? [`Mails are not sent: they are files in ${resolve(mailFolder(dataDir))}`] : []),
    ...further,
  ].join('\n');
}
