import { expect, it } from 'vitest';
import { databasePlace } from './databasePlace.ts';

it.each([
  ['postgres://asha:secret@db.example:5433/shop', 'PostgreSQL, database shop, at db.example:5433'],
  ['postgresql://asha:secret@db.example', 'PostgreSQL, at db.example'],
  ['postgres:///shop?host=/run/postgresql&password=secret', 'PostgreSQL, database shop, at /run/postgresql'],
  ['postgres://elsewhere/shop?host=db.example', 'PostgreSQL, database shop, at db.example'],
  ['postgres:///shop', 'PostgreSQL, database shop'],
  ['postgres://', 'PostgreSQL'],
])('The database %s is told as: %s', (url, place) => {
  expect(databasePlace(url)).toBe(place);
});
