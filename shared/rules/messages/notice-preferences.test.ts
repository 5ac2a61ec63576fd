import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noticeChoices, quietUntil, routeNotice, securityMatterOf } from './notice-preferences.ts'

const all = { muted: [], isQuietAtNight: false, hasDigest: false, hasDeviceTexts: false }
const notice = { template: 'application_approved', category: 'tool' as const }
const correction = { template: 'application_needs_correction', category: 'tool' as const }
const device = { template: 'account_new_device', category: 'internal' as const }

describe('routeNotice', () => {
  it.each([
    [notice, 'mail', all, true, 'now'],
    [notice, 'mail', { ...all, muted: ['tool.mail'] }, false, 'never'],
    [notice, 'sms', { ...all, muted: ['tool.mail'] }, false, 'now'],
    [notice, 'mail', { ...all, isQuietAtNight: true }, true, 'inTheMorning'],
    [notice, 'mail', { ...all, isQuietAtNight: true }, false, 'now'],
    [notice, 'mail', { ...all, hasDigest: true }, false, 'inDigest'],
    [notice, 'sms', { ...all, hasDigest: true }, false, 'now'],
    [{ ...notice, category: 'venture' }, 'mail', { ...all, muted: ['internal.mail'] }, false, 'never'],
    [
      correction,
      'mail',
      { ...all, muted: ['tool.mail'], isQuietAtNight: false, hasDigest: true },
      false,
      'now',
    ],
    [
      correction,
      'mail',
      { ...all, muted: ['tool.mail'], isQuietAtNight: true, hasDigest: true },
      true,
      'inTheMorning',
    ],
    [
      device,
      'mail',
      { ...all, muted: ['internal.mail'], isQuietAtNight: true, hasDigest: true },
      true,
      'now',
    ],
    [device, 'sms', all, false, 'never'],
    [
      device,
      'sms',
      { ...all, muted: ['internal.sms'], isQuietAtNight: true, hasDeviceTexts: true },
      true,
      'now',
    ],
  ] as const)('%j by %s with %j, at night %s: %s', (what, way, preferences, isNight, expected) => {
    expect(routeNotice(what, way, preferences, isNight)).toBe(expected)
  })
})

/** Every security message, by the matter in the settings; all others are not about security. */
const aboutSecurity = {
  account_phone_changed: 'identity',
  account_phone_left: 'identity',
  account_email_added: 'identity',
  account_passkey_added: 'factors',
  account_passkey_removed: 'factors',
  account_passkey_copied: 'factors',
  account_recovery_made: 'factors',
  account_recovery_used: 'factors',
  account_new_device: 'device',
  deletion_requested: 'data',
  deletion_called_off: 'data',
  deletion_stopped: 'data',
  export_ready: 'data',
  super_admin_asked: 'superAdmin',
  super_admin_offered: 'superAdmin',
  super_admin_sent: 'superAdmin',
  super_admin_agreed: 'superAdmin',
  super_admin_consented: 'superAdmin',
  super_admin_contested: 'superAdmin',
  super_admin_withdrawn: 'superAdmin',
  super_admin_elapsed: 'superAdmin',
  super_admin_to_decide: 'superAdmin',
  super_admin_second_needed: 'superAdmin',
  super_admin_refused: 'superAdmin',
  super_admin_given: 'superAdmin',
  super_admin_taken: 'superAdmin',
  super_admin_hand_over_offered: 'superAdmin',
  super_admin_hand_over_sent: 'superAdmin',
  super_admin_hand_over_given: 'superAdmin',
  super_admin_hand_over_taken: 'superAdmin',
  super_admin_hand_over_declined: 'superAdmin',
  super_admin_hand_over_withdrawn: 'superAdmin',
  super_admin_hand_over_lapsed: 'superAdmin',
}
const nothing = {
  muted: noticeChoices,
  isQuietAtNight: true,
  hasDigest: true,
  hasDeviceTexts: false,
}

describe('what is about security', () => {
  it('is what the settings list, of every message that there is', () => {
    const found = templates().flatMap((template) => {
      const matter = securityMatterOf(template)
      return matter ? [[template, matter]] : []
    })
    expect(Object.fromEntries(found)).toEqual(aboutSecurity)
  })

  it.each(Object.keys(aboutSecurity))('%s is texted at once, at night, to who wants nothing', (template) => {
    const notice = { template, category: 'internal' } as const
    const isDevice = template === 'account_new_device'
    expect(routeNotice(notice, 'mail', nothing, true)).toBe('now')
    expect(routeNotice(notice, 'sms', nothing, true)).toBe(isDevice ? 'never' : 'now')
    expect(routeNotice(notice, 'sms', { ...nothing, hasDeviceTexts: true }, true)).toBe('now')
  })

  it('is nothing else: all others can be turned off or wait for the morning', () => {
    const urgent = templates().filter((template) => {
      const notice = { template, category: 'internal' } as const
      return !(template in aboutSecurity) && routeNotice(notice, 'sms', nothing, true) === 'now'
    })
    expect(urgent).toEqual([])
  })
})

/** The names of all messages, as their texts have them. */
function templates(): string[] {
  const folder = new URL('../../../messages/zh/', import.meta.url)
  return readdirSync(folder).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).flatMap(
      (key) => /^notice_(\w+)_title$/.exec(key)?.[1] ?? [],
    ),
  )
}

describe('quietUntil', () => {
  it.each([
    ['2026-11-22T07:59:59+08:00', '2026-11-22T08:00:00+08:00'],
    ['2026-11-22T08:00:00+08:00', null],
    ['2026-11-22T21:59:59+08:00', null],
    ['2026-11-22T22:00:00+08:00', '2026-11-23T08:00:00+08:00'],
    ['2026-12-31T23:30:00+08:00', '2027-01-01T08:00:00+08:00'],
    ['2026-11-22T00:00:00+08:00', '2026-11-22T08:00:00+08:00'],
  ])('at %s is %s', (at, until) => {
    expect(quietUntil(new Date(at))).toEqual(until && new Date(until))
  })
})
