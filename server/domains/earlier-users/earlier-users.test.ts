import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { testSecrets } from '../../../tests/support/portal/test-services.ts'
import { createAccount, createStaff } from '../../../tests/support/world/actors.ts'
import { makeWorkbook } from '../../../tests/support/world/make-workbook.ts'
import { cipherOfSecrets } from '../../cipher-of-secrets.ts'
import { countLostIndexes, rotateColumns } from '../../db/keys/rotate-columns.ts'
import { sweepExpired } from '../../http/door/sweep-expired.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function upload(text: string | Uint8Array, name = 'users.csv') {
  const { token } = await createStaff(portal, ['administrator'])
  const { earlierUsersStaff } = await portal.api({ token })
  const { importId } = await earlierUsersStaff.upload({
    file: new File([new Uint8Array(Buffer.from(text))], name),
  })
  return earlierUsersStaff.report({ importId })
}

const local = (phone: string) => phone.replace('+86', '')

describe('a list of earlier users', () => {
  it('is read row by row, and stored only encrypted', async () => {
    const report = await upload(
      [
        '手机号码,姓名,邮箱,团队名称',
        '138 0000 1111,林知远,lin@example.org,河流守望',
        '12345,无号,,',
        '13800001111,重复,,',
      ].join('\n'),
    )
    expect(report).toMatchObject({ added: 1, updated: 0, refused: 2 })
    expect(report.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual(
      expect.arrayContaining([
        ['added', null],
        ['refused', 'noPhone'],
        ['refused', 'duplicate'],
      ]),
    )
    const stored = JSON.stringify([
      await portal.db.selectFrom('earlier_users').selectAll().execute(),
      await portal.db.selectFrom('earlier_user_imports').selectAll().execute(),
    ])
    for (const secret of ['13800001111', '林知远', 'lin@example.org']) expect(stored).not.toContain(secret)
    expect(await upload('phone,name\n+8613800001111,林远\n')).toMatchObject({
      added: 0,
      updated: 1,
      refused: 0,
    })
  })

  it('keeps its file’s name readable for staff only, including older names', async () => {
    const { fileName } = await upload('手机\n13800003333\n', '林知远的名单.csv')
    expect(fileName).toBe('林知远的名单.csv')
    const report = await upload('手机\n13800003334\n', 'before.csv')
    const { importId } = report
    await portal.db
      .updateTable('earlier_user_imports')
      .set({
        file_name: '何清的名单.csv',
        file_name_encrypted: null,
        report: JSON.stringify(report.rows.map((row) => ({ ...row, place: '何清的名单.csv:2' }))),
      })
      .where('id', '=', importId)
      .execute()
    const { token } = await createStaff(portal, ['administrator'])
    const { earlierUsersStaff } = await portal.api({ token })
    const named = async () => (await earlierUsersStaff.report({ importId })).fileName
    expect(await named()).toBe('何清的名单.csv')
    await sweepExpired(portal.services, {}, 'test')
    expect(await named()).toBe('何清的名单.csv')
    expect((await earlierUsersStaff.report({ importId })).rows.map(({ place }) => place)).toEqual([
      'users.csv:2',
    ])
    const rows = await portal.db.selectFrom('earlier_user_imports').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/名单|before/)
  })

  it('may be a workbook; other files are refused', async () => {
    const book = makeWorkbook({
      用户: [
        ['手机', '姓名'],
        ['13800002222', '何清'],
      ],
    })
    expect(await upload(book, 'users.xlsx')).toMatchObject({ added: 1 })
    await expect(upload('x', 'users.exe')).rejects.toMatchObject({
      reason: 'fileRefused',
      details: { fields: { file: { reason: 'fileWrongType' } } },
    })
  })
})

describe('its owner', () => {
  it('takes it over by their phone, once, and the list keeps nothing but the phone, sealed', async () => {
    const person = await createAccount(portal)
    // Invisible characters in a name are removed: they could make one name pass for another.
    await upload(`手机,姓名,团队\n\u202d${local(person.phone)}\u202c,林\u200b知\u202e远,河流\u2066守望\n`)
    const { earlierUsers, usercenter } = await portal.api({ token: person.token })
    expect(await earlierUsers.checknewuser({})).toEqual({ isNewUser: false, canImport: true })
    expect(await earlierUsers.status({})).toMatchObject({ status: 'waiting', hasName: true })
    expect((await usercenter.info({})).name).toBeNull()
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => earlierUsers.import({ isAgreed: true })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await usercenter.info({})).name).toBe('林**')
    expect(await earlierUsers.status({})).toMatchObject({ status: 'imported', teamName: '河流守望' })
    const row = await portal.db
      .selectFrom('earlier_users')
      .selectAll()
      .where('account_id', '=', person.accountId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name_encrypted: null, email_encrypted: null })
    expect(portal.services.cipher.decrypt(row.phone_encrypted ?? '', 'earlier_users.phone')).toBe(
      person.phone,
    )
    expect(await upload(`手机\n${local(person.phone)}\n`)).toMatchObject({ added: 0, refused: 1 })
  })

  it('may decline, and then nothing is taken', async () => {
    const person = await createAccount(portal)
    await upload(`手机,姓名\n${local(person.phone)},何清\n`)
    const { earlierUsers, usercenter } = await portal.api({ token: person.token })
    expect(await earlierUsers.import({ isAgreed: false })).toMatchObject({
      status: 'declined',
      hasName: true,
    })
    expect((await usercenter.info({})).name).toBeNull()
    await expect(earlierUsers.import({ isAgreed: true })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    const stranger = await portal.api({ token: (await createAccount(portal)).token })
    expect(await stranger.earlierUsers.checknewuser({})).toEqual({ isNewUser: true, canImport: false })
  })
})

describe('trust 28: what somebody has decided', () => {
  const takenOver = { added: 0, refused: 1, rows: [{ outcome: 'refused', reason: 'takenOver' }] }

  /** Declines; if asked, as a decision made before its phone was kept. */
  async function decline(isFromBefore: boolean): Promise<string> {
    const person = await createAccount(portal)
    await upload(`手机,姓名\n${local(person.phone)},何清\n`)
    await (await portal.api({ token: person.token })).earlierUsers.import({ isAgreed: false })
    if (isFromBefore) {
      await portal.db
        .updateTable('earlier_users')
        .set({ phone_encrypted: null })
        .where('account_id', '=', person.accountId)
        .execute()
    }
    return person.phone
  }

  it('holds when the keys are changed and the old one is gone', async () => {
    const before = await decline(true)
    await sweepExpired(portal.services, {}, 'test')
    const [phone, lost] = [await decline(false), await decline(true)]
    const added = { id: 'next', key: randomBytes(32) }
    portal.services.cipher = cipherOfSecrets({ encryptionKeys: [added, ...testSecrets.encryptionKeys] })
    await rotateColumns(portal.db, portal.services.cipher, added.id)
    // An index that cannot be recomputed is reported, not skipped silently.
    expect(await countLostIndexes(portal.db, added.id)).toEqual(new Map([['earlier_users.phone_index', 1]]))
    portal.services.cipher = cipherOfSecrets({ encryptionKeys: [added] })
    expect(await upload(`手机,姓名\n${local(phone)},何清\n`)).toMatchObject(takenOver)
    expect(await upload(`手机,姓名\n${local(before)},何清\n`)).toMatchObject(takenOver)
    expect(await upload(`手机,姓名\n${local(lost)},何清\n`)).toMatchObject({ added: 1 })
  })
})
