import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandServer } from './CommandServer.ts';
import { commandSocket } from './commandSocket.ts';
import { ShopFixture } from './testing/ShopFixture.ts';

describe('A command server that closes', { timeout: 8_000 }, () => {
  let fixture: ShopFixture;
  let server: CommandServer;
  /** Ends the wait of the command that runs. */
  let finish: () => void;
  const connected = async (): Promise<Socket> => {
    const socket = connect(commandSocket(fixture.configuration.dataDir));
    await once(socket, 'connect');
    return socket;
  };
  /** Starts a command that reads the products and waits for them. Resolves with its connection once it waits. */
  const run = async () => {
    const socket = await connected();
    const reading = new Promise<void>((isReading) => {
      fixture.stores.products.all = () => {
        isReading();
        return new Promise((resolve) => {
          finish = () => resolve([]);
        });
      };
    });
    socket.write('{"argv":["check"]}\n');
    await reading;
    return socket;
  };
  beforeEach(async () => {
    fixture = await ShopFixture.make();
    const { stores, configuration } = fixture;
    await mkdir(configuration.dataDir);
    server = new CommandServer({ stores, configuration, backEnd: fixture.backEnd });
    await server.listen();
  });
  afterEach(() => fixture.remove());

  it('survives a client that ends while its command runs', async () => {
    const socket = await run();
    socket.destroy();
    await once(socket, 'close');
    finish();
    const answer = text((await run()).setEncoding('utf8'));
    finish();
    expect(await answer).toContain('["end",0]');
    await server.close();
  });

  it('ends a client that has sent nothing', async () => {
    const ended = once(await connected(), 'close');
    await server.close();
    await ended;
  });

  it('lets a command that runs end', async () => {
    const answer = text(await run());
    const closed = server.close();
    finish();
    expect(await answer).toMatch(/Products: 0, listed 0.*\n.*\["end",0\]\n$/);
    await closed;
  });

  it('ends a client whose command takes too long', async () => {
    const ended = once((await run()).resume(), 'close');
    await server.close();
    await ended;
    finish();
  });
});
