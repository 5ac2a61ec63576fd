import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { readPersonalState } from '../pages/personal-state.ts'
import { openPerson, type PersonOptions, settle } from '../support/browser/person.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const wide = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

/** The part visible without scrolling, of pages in the state that the page tests created. */
const pictures = [
  { name: 'home', path: '/', locale: 'zh', size: wide },
  { name: 'tool', path: '/tools/toolsDetail/1001', locale: 'zh', size: wide },
  { name: 'home-en-phone-dark', path: '/', locale: 'en', size: phone, view: 'dark.normal' },
  { name: 'application-phone', path: 'correction', who: 'verified', locale: 'zh', size: phone },
  {
    name: 'messages-en-phone',
    path: '/accountCenter?part=messages',
    who: 'verified',
    locale: 'en',
    size: phone,
  },
  { name: 'queue', path: '/staff', who: 'reviewer', locale: 'zh', size: wide },
  { name: 'review-en', path: 'pending review', who: 'reviewer', locale: 'en', size: wide },
] as const

for (const picture of pictures) {
  test(`picture of ${picture.name}`, async ({ browser, baseURL }) => {
    const person = await openPictured(browser, picture)
    const { page } = person
    await page.setViewportSize(picture.size)
    if ('view' in picture)
      await page.context().addCookies([{ name: 'yisun_view', value: picture.view, url: baseURL ?? '' }])
    const path = readPersonalState().paths[picture.path] ?? picture.path
    await page.goto(person.at(path), { waitUntil: 'networkidle' })
    await settle(person)
    if ('who' in picture) await expect(page.getByRole('banner').getByText('****')).toBeVisible()
    await page.screenshot({ path: join(folder, `${picture.name}.png`) })
    await page.context().close()
  })
}

function openPictured(browser: Browser, picture: (typeof pictures)[number]) {
  const options: PersonOptions = { locale: picture.locale }
  if ('who' in picture) options.storageState = readPersonalState().storage[picture.who]
  return openPerson(browser, options)
}
