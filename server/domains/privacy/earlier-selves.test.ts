import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maskPhone } from '../../../shared/lib/text/masking.ts'
import {
  callNamed,
  callOverHttp,
  freshAddress,
  type Input,
  reasonOf,
} from '../../../tests/contract/callers.ts'
import { placesOf } from '../../../tests/support/everything-stored.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { publishConsentTexts } from '../../../tests/support/sign-in.ts'
import {
  createAccount,
  createSession,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../tests/support/world/actors.ts'
import { leave } from '../../../tests/support/world/deletions.ts'
import { feedbackInput, sendFeedback, ticketOf } from '../../../tests/support/world/feedback.ts'
import { makePdf } from '../../../tests/support/world/make-pdf.ts'
import { appendAudit } from '../../db/audit/audit.ts'
import { listPlainReasons, maskPlainReason } from '../../db/audit/audit-reasons.queries.ts'
import { findBrokenAudit } from '../../db/audit/check-audit.ts'
import { moveReasons } from '../../db/audit/mask-audit.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

async function send(id: string, { token }: TestAccount, input: Input) {
  const answer = await callOverHttp(portal, callNamed(id), input, { token, address: freshAddress() })
  expect([id, reasonOf(answer)]).toEqual([id, 'ok'])
  return answer
}

const wide = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const inThrees = (digits: string) => `${digits.slice(0, 4)} ${digits.slice(4, 8)} ${digits.slice(8)}`

const reasonsShown = async (administrator: TestAccount, thing: string) =>
  (await (await portal.api({ token: administrator.token })).auditStaff.auditList({ thing })).entries.flatMap(
    ({ changes }) => changes.filter(({ name }) => name === 'reason').map(({ after }) => after),
  )

/** A complaint with a file, sent by a person who changes their name afterwards. */
async function complain(person: TestAccount, { name, contact }: { name: string; contact: string }) {
  await send('usercenter.profileupdate', person, { name })
  const { token } = person
  const api = await portal.api({ token })
  const file = new File([new Uint8Array(makePdf({ pages: 1 }))], '截图.pdf')
  const { fileId } = await api.files.upload({ purpose: 'feedback', file })
  const said = { body: `我是${name}，请回电`, about: name, contact, files: [fileId] }
  const { reference } = await api.support.feedbackSend({ ...feedbackInput(), ...said })
  await send('toolbox.requestTool', person, {
    need: `${name}需要一个记账工具`,
    toolName: `${name}的工具`,
    keywords: name,
  })
  await send('usercenter.profileupdate', person, { name: '改了名的人' })
  return (await ticketOf(portal, reference)).id
}

describe('trust 54, 33: somebody whom staff looked at for a reason, and who was called otherwise before', () => {
  it('is gone with all of their names, numbers and addresses', async () => {
    const { superAdmin: person } = await createTeam(portal)
    const [name, contact, phone] = ['鹡鸰远山', 'jiling@example.net', person.phone.replace('+86', '')]
    const ticketId = await complain(person, { name, contact })
    const handler = await createStaff(portal, ['supportAgent'])
    const [administrator, other] = [
      await createStaff(portal, ['administrator']),
      await createStaff(portal, ['administrator']),
    ]
    const spelt = [wide(phone), inThrees(phone)]
    const reason = `${name}来电 ${spelt.join(' ')}，邮箱 ${contact}`
    await send('supportStaff.openPapers', handler, { ticketId, reason })
    const { accountId: userID } = person
    await send('suspensionsStaff.suspend', administrator, {
      userID,
      reason: 'takenOver',
      words: `${contact} 来信`,
    })
    await send('suspensionsStaff.lift', other, { userID, reason: 'cleared', words: `${name}已核实` })

    const canaries = [name, contact, phone, ...spelt]
    expect.soft(await placesOf(portal, canaries)).not.toContain('public.audit_events.after')
    // Auditors can still read the reason, and so can the person once they are back.
    expect(await reasonsShown(administrator, ticketId)).toEqual([expect.stringContaining(name)])
    const back = { ...person, token: await createSession(portal, person.accountId) }
    const { views } = await (await portal.api({ token: back.token })).usercenter.dataViews({})
    const onRecord = reason.replace(wide(phone), maskPhone(phone))
    expect(views.map((view) => view.reason)).toContain(onRecord)

    await leave(portal, back)
    expect(await placesOf(portal, canaries)).toEqual([])
    expect(await reasonsShown(administrator, ticketId)).toEqual(['***'])
    expect(await findBrokenAudit(portal.db)).toBeNull()
  })

  it('is gone from reasons that were given where there was no paper, or nobody with an account', async () => {
    const [person, handler] = [await createAccount(portal), await createStaff(portal, ['supportAgent'])]
    const administrator = await createStaff(portal, ['administrator'])
    const [name, mail] = ['鹈鹕远海', 'tihu@example.net']
    await send('usercenter.profileupdate', person, { name })
    const sent = await sendFeedback(portal, await portal.api({ token: person.token }))
    const unknown = await sendFeedback(portal, await portal.api({}))
    const reason = `${name}，电话 ${wide(person.phone.replace('+86', ''))}，${mail}`
    for (const { ticketId } of [sent, unknown])
      await send('supportStaff.openPapers', handler, { ticketId, reason })
    for (const { ticketId } of [sent, unknown])
      expect(await reasonsShown(administrator, ticketId)).toEqual([expect.stringContaining(name)])
    const canaries = [name, mail, wide(person.phone.replace('+86', ''))]
    await leave(portal, person)
    expect(await placesOf(portal, canaries)).toEqual([])
    for (const { ticketId } of [sent, unknown])
      expect(await reasonsShown(administrator, ticketId)).toEqual(['***'])
    expect(await findBrokenAudit(portal.db)).toBeNull()
  })

  it('has no other way to be called otherwise than one, which keeps what was before', () => {
    const root = join(import.meta.dirname, '../..')
    const files = globSync('{domains,http}/**/*.ts', { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts'),
    )
    const changing = files.filter((file) =>
      /updateTable\('accounts'\)\s*\.set\((?!\{ (status|locale)\b)/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    expect(changing).toEqual(['domains/sign-in/account/account.queries.ts'])
  })
})

describe('trust 33, 58: reasons that earlier releases wrote into the audit', () => {
  /** Written in the old form, with the view that its person can read. */
  async function enterReason(person: TestAccount, looker: TestAccount, reason: string): Promise<string> {
    const subjectId = randomUUID()
    await portal.db
      .insertInto('data_views')
      .values({
        viewed_account_id: person.accountId,
        viewer_account_id: looker.accountId,
        ...{ what: 'feedback' as const, subject_id: subjectId, reference: '' },
        reason_encrypted: null,
      })
      .execute()
    const by = { accountId: looker.accountId, teamId: null, requestId: 'before' }
    await portal.db.transaction().execute((db) =>
      appendAudit(db, [
        { ...by, kind: 'papers.opened', subjectKind: 'feedback', subjectId, before: null, after: { reason } },
        {
          ...{ ...by, kind: 'account.suspended', subjectKind: 'account', subjectId: person.accountId },
          ...{ before: null, after: { status: 'suspended', reason: 'abuse', words: reason } },
        },
      ]),
    )
    return subjectId
  }

  it('stand beside it within the hour, are read as before, go with the person, and the chain holds', async () => {
    const [{ superAdmin: person }, administrator] = [
      await createTeam(portal),
      await createStaff(portal, ['administrator']),
    ]
    const thing = await enterReason(person, administrator, '白鹭来电核对')
    await portal.services.enqueue(portal.db, 'sweep-expired', {})
    expect((await portal.runJobs()).failures).toEqual([])
    expect(await placesOf(portal, ['白鹭'])).toEqual(['public.audit_reasons.reason_encrypted'])
    expect(await findBrokenAudit(portal.db)).toBeNull()
    expect(await reasonsShown(administrator, thing)).toEqual(['白鹭来电核对'])
    await leave(portal, person)
    expect(await placesOf(portal, ['白鹭'])).toEqual([])
    expect(await reasonsShown(administrator, thing)).toEqual(['***'])
    expect(await findBrokenAudit(portal.db)).toBeNull()
  })

  it('go with a person who is deleted before that', async () => {
    const [{ superAdmin: person }, administrator] = [
      await createTeam(portal),
      await createStaff(portal, ['administrator']),
    ]
    await enterReason(person, administrator, '苍鹭来电核对')
    await leave(portal, person)
    expect(await placesOf(portal, ['苍鹭'])).toEqual([])
    expect(await findBrokenAudit(portal.db)).toBeNull()
  })

  it('are told as tampered with where somebody else masks or changes them', async () => {
    const [{ superAdmin: person }, administrator] = [
      await createTeam(portal),
      await createStaff(portal, ['administrator']),
    ]
    await enterReason(person, administrator, '池鹭来电核对')
    await moveReasons(portal.db, 'test')
    const [kept] = await portal.db.selectFrom('audit_reasons').selectAll().execute()
    const other = portal.services.cipher.encrypt('另一个理由', 'audit_reasons.reason')
    const put = (sealed: string) =>
      portal.db
        .updateTable('audit_reasons')
        .set({ reason_encrypted: sealed })
        .where('position', '=', kept?.position ?? 0)
    await put(other).execute()
    expect(await findBrokenAudit(portal.db)).toBe(kept?.position)
    await put(kept?.reason_encrypted ?? '').execute()
    expect(await findBrokenAudit(portal.db)).toBeNull()
    await enterReason(person, administrator, '夜鹭来电核对')
    const [plain] = await listPlainReasons(portal.db, 1)
    await maskPlainReason(portal.db, plain?.position ?? 0, 'forged')
    expect(await findBrokenAudit(portal.db)).toBe(plain?.position)
  })
})
