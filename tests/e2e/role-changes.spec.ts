import { expect } from '@playwright/test'
import { test } from '../support/browser/browser-test.ts'
import { visit } from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'

const words = {
  zh: {
    change: '调整江晚的角色',
    role: '审核员',
    ask: '提出调整',
    waits: '查看等待确认的变更',
    withdraw: '撤回',
    done: '已撤回',
  },
  en: {
    change: 'Change the roles of 江晚',
    role: 'Reviewer',
    ask: 'Ask for these roles',
    waits: 'See what waits',
    withdraw: 'Withdraw',
    done: 'Withdrawn',
  },
}

for (const locale of ['zh', 'en'] as const) {
  test(`an administrator asks for other roles, reads what would change and withdraws it, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const said = words[locale]
    const staff = await openStaff(browser, 'administrator', { locale })
    const { page } = staff
    await visit(staff, '/staff/members')
    const details = page.locator('details').filter({ hasText: said.change })
    await details.locator('summary').click()
    await details.getByText(said.role, { exact: true }).click()
    await details.getByRole('button', { name: said.ask }).click()
    await page.getByRole('link', { name: said.waits }).click()
    const change = page.getByRole('region', { name: /江晚/ })
    await expect(change).toContainText(
      locale === 'zh' ? '通过、拒绝、撤回工具申请的决定' : 'Approve or reject tool applications',
    )
    await change.getByRole('button', { name: said.withdraw }).click()
    await expect(page.getByRole('status').filter({ hasText: said.done })).toHaveCount(1)
    // The line says what has become of it, without being opened.
    await expect(page.locator('details > summary').filter({ hasText: said.done }).first()).toContainText(
      '江晚',
    )
    await expect(change).toHaveCount(0)
  })
}
