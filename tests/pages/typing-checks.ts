import { expect, type Locator, type Page } from '@playwright/test'

/** An Enter that ends a composition neither submits nor chooses, in the first text field of each kind. */
export async function expectComposing(page: Page): Promise<void> {
  const scope = page.locator((await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'main')
  const kinds = ['input[type=search]', 'input[type=text], input:not([type])', 'input[type=tel]', 'textarea']
  for (const kind of kinds) {
    const field = scope.locator(`:is(${kind}):visible:not(:disabled, [readonly])`).first()
    if ((await field.count()) === 0) continue
    const before = await field.inputValue()
    let requests = 0
    const count = () => {
      requests += 1
    }
    page.on('framenavigated', count)
    await composeAndEnter(page, field, '问卷')
    await page.waitForTimeout(150)
    page.off('framenavigated', count)
    expect(requests, `composing and Enter in ${kind} left the page`).toBe(0)
    await expect(field, `composing in ${kind}`).not.toHaveValue(before)
    await field.fill(before)
  }
}

/** Types like an input method: a composition committed by Enter, with the key that browsers report. */
export async function composeAndEnter(page: Page, field: Locator, typed: string): Promise<void> {
  await field.focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', {
    text: typed,
    selectionStart: typed.length,
    selectionEnd: typed.length,
  })
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await session.send('Input.insertText', { text: typed })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 })
  await session.detach()
}
