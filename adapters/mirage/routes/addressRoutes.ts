import type { Server } from 'miragejs';
import * as v from 'valibot';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MockContext } from '../MockContext.ts';
import type { ListEntry } from '../UserRecord.ts';
import { jsonResponse, protectedHandler, timestamps } from './handlers.ts';
import { postedEntry, readBody } from './requestBody.ts';

const addressBody = v.object({ address: postedEntry });

/** The routes under /user/address. */
export function addressRoutes(server: Server, context: MockContext): void {
  const keep = (email: string, status: number, addressList: ListEntry[]) => {
    context.database.updateUser(email, { addressList });
    return jsonResponse(status, { addressList });
  };

  server.get(
    '/user/address',
    protectedHandler(context, ({ addressList }) => jsonResponse(200, { addressList })),
  );

  server.post(
    '/user/address',
    protectedHandler(context, ({ email, addressList }, request) => {
      const { address } = readBody(request, addressBody);
      return keep(email, 201, [...addressList, { ...address, _id: context.generateId(), ...timestamps(context) }]);
    }),
  );

  server.post(
    '/user/address/:id',
    protectedHandler(context, ({ email, addressList }, request) => {
      const { address } = readBody(request, addressBody);
      const updatedAt = timestamp(context.now());
      const changeEntry = (entry: ListEntry): ListEntry => {
        const { _id, createdAt } = entry;
        return _id === request.params.id ? { ...entry, ...address, _id, createdAt, updatedAt } : entry;
      };
      return keep(email, 200, addressList.map(changeEntry));
    }),
  );

  server.delete(
    '/user/address/:id',
    protectedHandler(context, ({ email, addressList }, { params }) => {
      const left = addressList.filter(({ _id }) => _id !== params.id);
      return keep(email, 200, left);
    }),
  );
}
