import { z } from 'zod'
import { mailAddress } from '../rules/sign-in/contact.ts'
import { call } from './call.ts'
import { isoDate, nameText, requiredName, text } from './content/fields.ts'
import { namedRole } from './staff/role-fields.ts'

const version = z.int32()
const programmeId = z.coerce.number().int().min(1).max(999_999)

/** An empty text, or one that looks as it should. */
const matching = (most: number, pattern: RegExp, message: string) =>
  text(most).pipe(z.string().refine((value) => value === '' || pattern.test(value), { message }))

/** What each setting takes, on the page and at the start. */
export const siteSettingFields = {
  siteNameZh: requiredName(20),
  siteNameEn: requiredName(40),
  operatorZh: nameText(80),
  operatorEn: nameText(120),
  currentRound: z.coerce.number().int().min(1).max(99),
  matchId: programmeId,
  ventureIds: z.array(programmeId).max(20),
  hotline: matching(30, /^[+\d][\d\s()-]{4,}$/, 'wrongFormat'),
  mail: matching(120, mailAddress, 'email'),
  icp: matching(40, /^\S.*ICP(?:备|证)\d{6,}号(?:-\d{1,3})?$/u, 'wrongFormat'),
  publicSecurity: matching(40, /^\S.*公网安备\s?\d{10,}号$/u, 'wrongFormat'),
}

/** What was stored by older rules or another hand and cannot be read: it comes as a portal begins. */
const unreadable = z.array(
  z.enum(
    Object.keys(siteSettingFields) as [keyof typeof siteSettingFields, ...(keyof typeof siteSettingFields)[]],
  ),
)

const dayException = z.object({
  day: isoDate,
  kind: z.enum(['holiday', 'workday']),
  note: nameText(40).default(''),
})

const workingDays = z.object({
  year: z.number().int(),
  version,
  days: z.array(z.object({ day: isoDate, kind: z.enum(['holiday', 'workday']), note: z.string() })),
  /** The years in which something stands. */
  years: z.array(z.number().int()),
})
export type WorkingDaysOfYear = z.output<typeof workingDays>

const openingItem = z.object({
  what: z.enum([
    'name',
    'operator',
    'contact',
    'privacy',
    'terms',
    'field',
    'tool',
    'sms',
    'mail',
    'colleague',
  ]),
  /**
   * `blank`: a blank of the text is left. `otherOperator`: published, but without the operator of the settings or with
   * one that was made up. `refused`: the vendor takes no message.
   */
  state: z.enum(['done', 'missing', 'blank', 'otherOperator', 'refused']),
  /** The page that it is about. */
  number: z.string().nullable(),
  /** The roles that can do it; empty where every member of staff can. */
  roles: z.array(namedRole),
  isMine: z.boolean(),
})
export type OpeningItem = z.output<typeof openingItem>
const opening = z.object({ items: z.array(openingItem) })
export type Opening = z.output<typeof opening>

export const settingsStaff = {
  /** What is still missing before the public can use the portal; empty once nothing is, and in a demo. Administrators. */
  opening: call({
    method: 'POST',
    path: 'config/staff/opening',
    access: 'staff',
    privilege: 'changeSettings',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: opening,
  }),
  /** What holds for the whole portal. Administrators. */
  site: call({
    method: 'POST',
    path: 'config/staff/site',
    access: 'staff',
    privilege: 'changeSettings',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ version, ...siteSettingFields, unreadable }),
  }),
  /** Changes it on every page within seconds. Administrators. Errors: `conflict`, `invalidInput`. */
  siteSave: call({
    method: 'POST',
    path: 'config/staff/site/save',
    access: 'staff',
    privilege: 'changeSettings',
    secured: 'none',
    effect: 'write',
    input: z.object({ version, ...siteSettingFields }),
    output: z.object({ version }),
  }),
  /** The holidays of a year, and its weekends that are worked. Administrators. */
  workingDays: call({
    method: 'POST',
    path: 'config/staff/workingdays',
    access: 'staff',
    privilege: 'changeSettings',
    secured: 'none',
    effect: 'read',
    input: z.object({ year: z.coerce.number().int().min(2020).max(2099) }),
    output: workingDays,
  }),
  /**
   * Puts these in place of what a year had; deadlines that were given stay. Administrators. Errors: `conflict`,
   * `invalidInput` by `days.3.day`: another year, twice, or a weekday that is worked anyway.
   */
  workingDaysSave: call({
    method: 'POST',
    path: 'config/staff/workingdays/save',
    access: 'staff',
    privilege: 'changeSettings',
    secured: 'none',
    effect: 'write',
    input: z.object({
      year: z.coerce.number().int().min(2020).max(2099),
      version,
      days: z.array(dayException).max(150),
    }),
    output: workingDays,
  }),
}
