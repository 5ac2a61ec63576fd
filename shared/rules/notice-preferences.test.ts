import { describe, expect, it } from 'vitest'
import { quietUntil, routeNotice } from './notice-preferences.ts'

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
