import { describe, expect, it } from 'vitest';
import { readVariables } from './env-file.ts';
import { readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('has a default for everything but the password', () => {
    const read = readEnvironment({});
    expect(read).toMatchObject({ HOST: '127.0.0.1', SITE_PORT: 4321, CMS_PORT: 1337, MAIL_PORT: 1080, SMTP_PORT: 1025, SEED: 'demo' });
    expect(read).toMatchObject({
      DEFAULT_LOCALE: 'ar',
      ADMIN_EMAIL: 'admin@sanabel.example',
      LOG_LEVEL: 'warn',
    });
    expect(read.SITE_URL).toBe('http://127.0.0.1:4321');
    expect(read.DATA_DIR).toMatch(/^\/.*\.data$/);
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readEnvironment({ SITE_PORT: '', REBUILD_HOOK_URL: ' ' })).toMatchObject({ SITE_PORT: 4321 });
  });

  it('drops the slash at the end of the address of the site', () => {
    expect(readEnvironment({ SITE_URL: 'https://sanabel.example/' }).SITE_URL).toBe('https://sanabel.example');
  });

  it('calls a wildcard host by a name that can be called', () => {
    expect(readEnvironment({ HOST: '0.0.0.0' }).SITE_URL).toBe('http://localhost:4321');
  });

  it('moves the site alone to another address, and leaves the CMS and the inbox on this machine', () => {
    const { CMS_URL, INBOX_URL } = readEnvironment({ HOST: '0.0.0.0' });
    expect([CMS_URL, INBOX_URL]).toEqual(['http://127.0.0.1:1337', 'http://127.0.0.1:1080']);
  });

  it.each([
    ['SITE_PORT', 'web'],
    ['SITE_PORT', '70000'],
    ['CMS_PORT', '0'],
    ['SEED', 'all'],
    ['DEFAULT_LOCALE', 'fr'],
    ['ADMIN_EMAIL', 'somebody'],
    ['ADMIN_PASSWORD', 'short'],
    ['REBUILD_HOOK_URL', 'file:///etc/passwd'],
    ['LOG_LEVEL', 'loud'],
    ['PROXY_SECRET', 'short'],
    ['PUBLISHER_SECRET', 'a'.repeat(40)],
    ['PUBLISHER_SECRET', 'qV3n8ZkT1yPw6/bX9mLc4HsJ7eUaGdRf+2iK'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name} \\w`));
  });

  it.each(['ADMIN_PASSWORD', 'PROXY_SECRET', 'PUBLISHER_SECRET', 'BACKUP_PASSPHRASE', 'REBUILD_HOOK_URL', 'PUBLISHER_URL'])(
    'does not repeat the value of %s, which the log would keep',
    (name) => {
      expect(() => readEnvironment({ [name]: 'hidden' })).toThrow(new RegExp(`^(?![^]*hidden)[^]*${name}`));
    },
  );

  it('names both parts that share a port', () => {
    expect(() => readEnvironment({ SITE_PORT: '1080' })).toThrow('SITE_PORT and MAIL_PORT are both 1080');
  });

  it.each([
    ['https://cms.club.example', 'https://club.example'],
    ['https://club.example:8443', 'https://www.club.example'],
    ['https://cms.club.org.eg', 'https://club.org.eg'],
  ])('takes %s as the address of the panel’s CMS for %s', (API_URL, SITE_URL) => {
    expect(readEnvironment({ API_URL, SITE_URL })).toMatchObject({ API_URL });
  });

  it.each([
    ['https://api.example.org', 'https://club.example'],
    ['https://notclub.example', 'https://club.example'],
    ['https://cms.other.org.eg', 'https://club.org.eg'],
  ])('refuses %s for %s, where nobody could sign in', (API_URL, SITE_URL) => {
    expect(() => readEnvironment({ API_URL, SITE_URL })).toThrow(/API_URL must be under the domain of SITE_URL/);
  });

  it('reports all problems at once', () => {
    expect(() => readEnvironment({ SEED: 'x', LOG_LEVEL: 'y' })).toThrow(/SEED[\s\S]*LOG_LEVEL/);
  });
});

describe('an .env file', () => {
  const text = 'SITE_PORT=8080\r\n# a comment\r\nCLUB_NAME_AR="نادي"\r\nexport SEED=none\r\n';
  it.each([
    ['as on Linux', Buffer.from(text.replaceAll('\r', ''))],
    ['of Windows', Buffer.from(text)],
    ['of Windows with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['of PowerShell', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('%s is read', (_, bytes) => {
    expect(readVariables(bytes)).toEqual({ SITE_PORT: '8080', CLUB_NAME_AR: 'نادي', SEED: 'none' });
  });
});
