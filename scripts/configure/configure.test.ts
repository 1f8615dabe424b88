import { spawnSync } from 'node:child_process';
import { parseEnv } from 'node:util';
import { CLUB, NAME_VARIABLES } from '@sanabel/brand/club';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment/environment.ts';
import { inRoot } from '../environment/root.ts';
import { type Answers, errorOf, QUESTIONS, readAnswer } from './questions.ts';
import { answersIn, envFile, readEnvFile, settingsOf } from './settings.ts';

const ANSWERS: Answers = {
  WAY: 'server',
  DOMAIN: 'club.example',
  DEFAULT_LOCALE: 'ar',
  CLUB: 'this',
  ADMIN_EMAIL: 'owner@club.example',
  SMTP_HOST: 'smtp.club.example',
  SMTP_PORT: '587',
  SMTP_USER: 'no-reply@club.example',
  SMTP_PASSWORD: 'p$a"ss\\w#rd `x` سر',
  SENDER: 'no-reply@club.example',
  CMS_DOMAIN: '',
  REBUILD_HOOK_URL: '',
  DATA_DIR: '/var/lib/sanabel',
};
const question = (name: string) => {
  const found = QUESTIONS.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('configure', () => {
  it('writes settings with which the stack starts, and knows the answers again', () => {
    const settings = settingsOf(ANSWERS, {});
    expect(readEnvironment(settings)).toMatchObject({ SITE_URL: 'https://club.example', SEED: 'none', SMTP_PORT: 587 });
    expect(settings.SMTP_SECURE).toBe('false');
    const { CMS_DOMAIN: _, REBUILD_HOOK_URL: __, ...asked } = ANSWERS;
    expect(answersIn(settings)).toEqual(asked);
  });

  it('keeps secrets and what it does not ask when it is run again, and forgets the CDN', () => {
    const cdn = settingsOf({ ...ANSWERS, WAY: 'cdn', CMS_DOMAIN: 'cms.club.example', REBUILD_HOOK_URL: 'https://cdn.example/hook' }, {});
    expect(cdn).toMatchObject({ API_URL: 'https://cms.club.example', REBUILD_HOOK_URL: 'https://cdn.example/hook' });
    const again = settingsOf(ANSWERS, { ...cdn, LOG_LEVEL: 'info' });
    for (const name of ['PROXY_SECRET', 'BACKUP_PASSPHRASE', 'METRICS_TOKEN', 'LOG_LEVEL'])
      expect(again[name], name).toBe({ ...cdn, LOG_LEVEL: 'info' }[name]);
    expect(again).not.toHaveProperty('API_URL');
    expect(again).not.toHaveProperty('REBUILD_HOOK_URL');
    expect(settingsOf(ANSWERS, {}).PROXY_SECRET).not.toBe(again.PROXY_SECRET);
  });

  it('begins a CDN without its hook, which exists only after the first build', () => {
    expect(errorOf(question('REBUILD_HOOK_URL'), '')).toBeNull();
    const settings = settingsOf({ ...ANSWERS, WAY: 'cdn', CMS_DOMAIN: 'cms.club.example' }, {});
    expect(settings).not.toHaveProperty('REBUILD_HOOK_URL');
    expect(answersIn(settings)).toMatchObject({ WAY: 'cdn', CMS_DOMAIN: 'cms.club.example' });
  });

  it('asks another club for its names, sends mail under them, and forgets them with the club', () => {
    const asked = (club: Answers['CLUB']) =>
      QUESTIONS.filter(({ isWanted }) => isWanted?.({ CLUB: club, WAY: 'server', SMTP_USER: '' })).map(({ name }) => name);
    expect(asked('this')).toEqual([]);
    expect(asked('other')).toEqual(NAME_VARIABLES);
    const names = { CLUB_NAME_AR: 'دار الواحة', CLUB_NAME_EN: 'Oasis House' };
    const other = settingsOf({ ...ANSWERS, ...names, CLUB: 'other' }, {});
    expect(readEnvironment(other)).toMatchObject({ ...names, MAIL_FROM: 'دار الواحة <no-reply@club.example>' });
    expect(answersIn(other)).toMatchObject({ ...names, CLUB: 'other' });
    const again = settingsOf(ANSWERS, other);
    expect(again).not.toHaveProperty('CLUB_NAME_AR');
    expect(again.MAIL_FROM).toBe(`${CLUB.name.ar} <no-reply@club.example>`);
  });

  it('accepts a mail server without a sign-in, the second time too', () => {
    expect(errorOf(question('SMTP_USER'), '')).toBeNull();
    const settings = settingsOf({ ...ANSWERS, SMTP_USER: '' }, {});
    expect(settings).toMatchObject({ SMTP_USER: '', SMTP_PASSWORD: '' });
    expect(question('SMTP_PASSWORD').isWanted?.({ SMTP_USER: '' })).toBe(false);
    expect(answersIn(readEnvFile(envFile(settings))).SMTP_USER).toBe('');
  });

  it('leaves one server whose panel calls the CMS directly what it is', () => {
    const settings = { ...settingsOf(ANSWERS, {}), API_URL: 'https://cms.club.example' };
    expect(answersIn(settings).WAY).toBe('server');
    expect(settingsOf(ANSWERS, settings).API_URL).toBe('https://cms.club.example');
  });

  it('writes the apostrophe of a name as print has it', () => {
    expect(readAnswer(question('CLUB_NAME_EN'), " Farmers' Club ")).toBe('Farmers’ Club');
    expect(readAnswer(question('SMTP_PASSWORD'), "it's")).toBe("it's");
  });

  it('takes domains of any script, as DNS has them', () => {
    expect(errorOf(question('DOMAIN'), 'xn--mgbal6b0c.xn--wgbh1c')).toBeNull();
  });

  it('writes any value so that it is read as it was, or writes nothing and names the variable', () => {
    const wild = fc.string({ unit: fc.oneof(fc.constantFrom("'", '"', '$', '\\', '`', '\n', '\r', ' ', '#', '=', 'س', 'n'), fc.string()) });
    fc.assert(
      fc.property(wild, wild, (value, next) => {
        let text: string;
        try {
          text = envFile({ NAME: value, NEXT: next });
        } catch (error) {
          expect(String(error)).toMatch(/(?:NAME|NEXT) cannot be written/);
          return;
        }
        expect(parseEnv(text)).toEqual({ NAME: value, NEXT: next });
      }),
    );
  });

  it.each([ANSWERS.SMTP_PASSWORD, "it's", ` ' # '`, "it's\nون"])('writes a value so that a shell reads the same: %j', (value) => {
    const { stdout } = spawnSync('sh', ['-c', `${envFile({ NAME: value })}printf %s "$NAME"`], { encoding: 'utf8' });
    expect(stdout).toBe(value);
    expect(readEnvFile(envFile(settingsOf(ANSWERS, { LOG_LEVEL: value }))).LOG_LEVEL).toBe(value);
  });

  it.each(["it's $5", 'two\r\nlines', `'"`])('refuses what programs would read in different ways: %j', (value) => {
    expect(() => envFile({ NAME: value })).toThrow('NAME');
  });

  it.each([
    ['DOMAIN', 'https://club.example'],
    ['DOMAIN', 'club'],
    ['DOMAIN', ''],
    ['ADMIN_EMAIL', 'owner'],
    ['SMTP_PORT', '0'],
    ['SMTP_PASSWORD', "it's"],
    ['DEFAULT_LOCALE', 'fr'],
    ['REBUILD_HOOK_URL', 'http://cdn.example'],
    ['DATA_DIR', 'data'],
    ['CLUB_NAME_EN', ''],
    ['CLUB_NAME_AR', 'نادي <b>'],
    ['CLUB_FOUNDATION_EN', 'the {{club}}'],
  ])('says in both languages what is wrong with %s=%s', (name, answer) => {
    const error = errorOf(question(name), answer);
    expect(error?.ar).toMatch(/[\u0621-\u064a]/);
    expect(error?.en).toMatch(/[a-z]/);
  });

  it('asks for nothing that the environment does not know', () => {
    const settings = settingsOf({ ...ANSWERS, WAY: 'cdn', CMS_DOMAIN: 'cms.club.example', REBUILD_HOOK_URL: 'https://a.example/' }, {});
    const { stdout } = spawnSync('sed', ['-n', 's/^\\([A-Z0-9_]*\\)=.*/\\1/p', inRoot('.env.example')], { encoding: 'utf8' });
    expect(stdout.split('\n')).toEqual(expect.arrayContaining(Object.keys(settings)));
  });
});
