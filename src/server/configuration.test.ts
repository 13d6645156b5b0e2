import { describe, expect, it } from 'vitest';
import { isLive, readConfiguration } from './configuration.ts';

const SECRET = 's'.repeat(32);
const live = {
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
  DATABASE_URL: 'postgresql://shop@db.example/shop',
  TOKEN_SECRET: SECRET,
  SITE_URL: 'https://shop.example',
};

describe('The configuration of the server', () => {
  it('has defaults for everything but the payments', () => {
    expect(readConfiguration({ PATH: '/usr/bin', PAYMENTS: 'simulated' })).toEqual({
      ...{ port: 3000, host: '127.0.0.1', dataDir: 'data', imageHosts: [], trustedProxies: 0, logLevel: 'info' },
      ...{ drainSeconds: 0, holdSeconds: 900, catalogueMemoryMb: 512, mail: { from: 'Creator Row <shop@localhost>' } },
      payments: 'simulated',
    });
  });

  it('is read from the environment', () => {
    const environment = {
      ...{ ...live, PORT: '0', HOST: '0.0.0.0', DATA_DIR: '/var/shop', LOG_LEVEL: 'warn', TRUST_PROXY: '2' },
      ...{ IMAGE_HOSTS: 'https://cdn.example https://img.example:8443', RAZORPAY_API_URL: 'http://127.0.0.1:9' },
      ...{ DRAIN_SECONDS: '5', LISTEN_FDS: '1', HOLD_SECONDS: '600' },
      ...{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'orders@shop.example' },
      PICTURES_URL: 'https://key:secret@s3.example/shop',
    };
    expect(readConfiguration(environment)).toEqual({
      ...{ port: 0, host: '0.0.0.0', dataDir: '/var/shop', logLevel: 'warn', trustedProxies: 2 },
      ...{ siteUrl: live.SITE_URL, databaseUrl: live.DATABASE_URL, tokenSecret: SECRET },
      ...{ drainSeconds: 5, socket: 3, holdSeconds: 600, catalogueMemoryMb: 512 },
      mail: { smtpUrl: 'smtps://mail.example', from: 'orders@shop.example' },
      picturesUrl: 'https://key:secret@s3.example/shop',
      imageHosts: ['https://cdn.example', 'https://img.example:8443'],
      provider: {
        ...{ keyId: 'rzp_live_abc', keySecret: 'key secret', webhookSecret: 'webhook secret' },
        apiUrl: 'http://127.0.0.1:9',
      },
    });
  });

  it.each([
    ['PORT', '80a', 'PORT is not a whole number'],
    ['PORT', '65536', 'PORT is above 65535'],
    ['DRAIN_SECONDS', '61', 'DRAIN_SECONDS is above 60'],
    ['HOLD_SECONDS', '59', 'HOLD_SECONDS is below 60'],
    ['HOLD_SECONDS', '3601', 'HOLD_SECONDS is above 3600'],
    ['LISTEN_FDS', '2', 'LISTEN_FDS is not 1: the server listens on one socket'],
    ['HOST', '', 'HOST is empty'],
    ['SITE_URL', 'shop.example', 'SITE_URL is not a URL that starts with https:// or http://'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL is not a URL that starts with postgres:// or postgresql://'],
    ['TOKEN_SECRET', 'short', 'TOKEN_SECRET has fewer than 32 bytes'],
    ['IMAGE_HOSTS', "https://a.example 'unsafe'", 'IMAGE_HOSTS has an entry that is not https://host'],
    ['PICTURES_URL', 'https://s3.example/shop', 'PICTURES_URL is not a URL such as https://KEY:SECRET@host/bucket'],
    [
      'PICTURES_URL',
      'https://key:secret@s3.example/',
      'PICTURES_URL is not a URL such as https://KEY:SECRET@host/bucket',
    ],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY is not a whole number'],
    ['MAIL_FROM', 'Creator Row', 'MAIL_FROM is not an address such as Creator Row <orders@shop.example>'],
    ['PAYMENTS', '', 'PAYMENTS has a value other than simulated'],
    ['PAYMENTS', 'Simulated', 'PAYMENTS has a value other than simulated'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is not one of fatal, error, warn, info, debug, trace, silent'],
  ])('is refused when %s is %j', (name, value, fault) => {
    expect(readConfiguration({ PAYMENTS: 'simulated', [name]: value })).toEqual({ faults: [fault] });
  });

  it('is refused with a mail server and nothing to write in its mails', () => {
    expect(readConfiguration({ PAYMENTS: 'simulated', SMTP_URL: 'smtp://mail.example' })).toEqual({
      faults: ['MAIL_FROM is missing: mails need a sender', 'SITE_URL is missing: the links in mails need it'],
    });
  });

  it('names all faults at once', () => {
    expect(readConfiguration({ PORT: 'x', LOG_LEVEL: 'loud', TOKEN_SECRET: '' })).toMatchObject({
      faults: [
        expect.stringContaining('PORT'),
        expect.stringContaining('TOKEN_SECRET'),
        expect.stringContaining('LOG_LEVEL'),
        expect.stringContaining('PAYMENTS'),
      ],
    });
  });

  it('is refused without a word about the payments', () => {
    const { DATABASE_URL, SITE_URL, TOKEN_SECRET, RAZORPAY_KEY_SECRET } = live;
    const neither = expect.stringMatching(/^PAYMENTS and RAZORPAY_KEY_ID are missing: /);
    expect(readConfiguration({})).toEqual({ faults: [neither] });
    expect(readConfiguration({ DATABASE_URL, SITE_URL, TOKEN_SECRET })).toEqual({ faults: [neither] });
    expect(readConfiguration({ RAZORPAY_KEY_SECRET })).toEqual({
      faults: [neither, 'RAZORPAY_KEY_SECRET is set without RAZORPAY_KEY_ID'],
    });
  });

  it('is refused when payments are simulated and taken at the provider', () => {
    const { SITE_URL, DATABASE_URL, TOKEN_SECRET, ...keys } = live;
    const RAZORPAY_API_URL = 'http://127.0.0.1:9';
    expect(readConfiguration({ ...keys, RAZORPAY_API_URL, PAYMENTS: 'simulated' })).toEqual({
      faults: [...Object.keys(keys), 'RAZORPAY_API_URL'].map(
        (name) => `PAYMENTS=simulated is set together with ${name}`,
      ),
    });
  });

  it('is refused when a shop on PostgreSQL behind https simulates payments', () => {
    const { SITE_URL, DATABASE_URL } = live;
    const PAYMENTS = 'simulated';
    expect(readConfiguration({ PAYMENTS, SITE_URL, DATABASE_URL })).toEqual({
      faults: ['PAYMENTS=simulated is set together with DATABASE_URL and an https SITE_URL: a shop must take payments'],
    });
    expect(readConfiguration({ PAYMENTS, SITE_URL })).toMatchObject({ payments: PAYMENTS });
    expect(readConfiguration({ PAYMENTS, DATABASE_URL })).toMatchObject({ payments: PAYMENTS });
    const overHttp = { PAYMENTS, DATABASE_URL, SITE_URL: 'http://localhost:3000' };
    expect(readConfiguration(overHttp)).toMatchObject({ payments: PAYMENTS });
  });

  it('with a key needs the secrets that belong to it, whatever the key', () => {
    const missing = ['RAZORPAY_KEY_SECRET is missing', 'RAZORPAY_WEBHOOK_SECRET is missing'];
    expect(readConfiguration({ RAZORPAY_KEY_ID: 'rzp_test_abc' })).toEqual({ faults: missing });
    expect(readConfiguration({ RAZORPAY_KEY_ID: 'sk_live_abc' })).toEqual({
      faults: ['RAZORPAY_KEY_ID is not a key such as rzp_test_…', ...missing],
    });
  });

  it('names faults of single variables together with what a live payment key lacks', () => {
    const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, SITE_URL } = live;
    expect(readConfiguration({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, SITE_URL, PORT: 'x', TOKEN_SECRET: '' })).toEqual({
      faults: [
        'PORT is not a whole number',
        'TOKEN_SECRET has fewer than 32 bytes',
        'RAZORPAY_WEBHOOK_SECRET is missing',
        'DATABASE_URL is missing: a live payment key needs PostgreSQL',
      ],
    });
  });

  it('with a live payment key needs PostgreSQL, a secret and https', () => {
    const { RAZORPAY_KEY_ID } = live;
    expect(readConfiguration({ RAZORPAY_KEY_ID })).toEqual({
      faults: [
        'RAZORPAY_KEY_SECRET is missing',
        'RAZORPAY_WEBHOOK_SECRET is missing',
        'DATABASE_URL is missing: a live payment key needs PostgreSQL',
        'TOKEN_SECRET is missing: a live payment key needs a secret of its own',
        'SITE_URL is not an https URL: a live payment key needs it',
      ],
    });
    expect(readConfiguration({ ...live, SITE_URL: 'http://shop.example' })).toEqual({
      faults: ['SITE_URL is not an https URL: a live payment key needs it'],
    });
  });

  it('is live only with a live key', () => {
    const isLiveWith = (environment: Record<string, string>) => {
      const configuration = readConfiguration(environment);
      if ('faults' in configuration) throw new Error(configuration.faults.join());
      return isLive(configuration);
    };
    expect(isLiveWith(live)).toBe(true);
    expect(isLiveWith({ ...live, RAZORPAY_KEY_ID: 'rzp_test_abc' })).toBe(false);
    expect(isLiveWith({ PAYMENTS: 'simulated' })).toBe(false);
  });
});
