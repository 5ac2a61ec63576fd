import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, type Person, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

const path = '/staff/content/zones/order'

// In turn, since both tests order the same collection.
test.describe.configure({ mode: 'default' })

for (const locale of languagesOf('an editor puts a collection in order by drag and by keyboard')) {
  test(`an editor puts a collection in order by drag and by keyboard, ${locale}`, async ({ browser }) => {
    const editor = await openStaff(browser, 'editor', { locale })
    await visit(editor, path)
    const before = await orderOf(editor)
    expect(before.length).toBeGreaterThan(2)
    const [first = '', second = '', third = ''] = before
    await test.step('down by drag, row by row', async () => {
      await drag(editor, first, third)
      expect(await orderOf(editor)).toEqual([second, third, first, ...before.slice(3)])
    })
    await test.step('up by drag', async () => {
      await drag(editor, third, second)
      expect(await orderOf(editor)).toEqual([third, second, first, ...before.slice(3)])
    })
    await test.step('by keyboard, with the focus kept on what is moved', async () => {
      const down = rowOf(editor, third).getByRole('button', { name: m.collections_order_down({}, editor) })
      await down.focus()
      await editor.page.keyboard.press('Enter')
      await expect(down).toBeFocused()
      await editor.page.keyboard.press('Space')
      expect(await orderOf(editor)).toEqual([second, first, third, ...before.slice(3)])
      const up = rowOf(editor, third).getByRole('button', { name: m.collections_order_up({}, editor) })
      await up.focus()
      await editor.page.keyboard.press('Enter')
    })
    const after = [second, third, first, ...before.slice(3)]
    await test.step('saved, and read again', async () => {
      expect(await orderOf(editor)).toEqual(after)
      await save(editor)
      await visit(editor, path)
      expect(await orderOf(editor)).toEqual(after)
    })
    await test.step('as it was', async () => {
      await drag(editor, first, second)
      expect(await orderOf(editor)).toEqual(before)
      await save(editor)
      await visit(editor, path)
      expect(await orderOf(editor)).toEqual(before)
    })
    expectNoProblems(editor)
  })
}

function rowOf({ page }: Person, number: string) {
  return page.locator(`.order-row[data-number="${number}"]`)
}

function orderOf({ page }: Person): Promise<string[]> {
  return page
    .locator('.order-row')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.number ?? ''))
}

/** Drags a row by its grip over another row, in many small steps like a hand. */
async function drag(editor: Person, number: string, target: string): Promise<void> {
  const { mouse } = editor.page
  const grip = rowOf(editor, number).locator('.order-grip')
  await grip.scrollIntoViewIfNeeded()
  const from = await grip.boundingBox()
  const to = await rowOf(editor, target).boundingBox()
  if (!from || !to) throw new Error('a row is not to be seen')
  const x = from.x + from.width / 2
  await mouse.move(x, from.y + from.height / 2)
  await mouse.down()
  await mouse.move(x, to.y + to.height / 2, { steps: 24 })
  await mouse.up()
}

async function save(editor: Person): Promise<void> {
  const saved = editor.page.waitForURL(/done=/)
  await editor.page.getByRole('button', { name: m.collections_order_save({}, editor) }).click()
  await saved
}
