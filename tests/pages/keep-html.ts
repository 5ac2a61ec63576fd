import { writeFileSync } from 'node:fs'
import type { Response } from '@playwright/test'

/** With a folder in `BROWSER_TEST_HTML`, what the server has sent of a page is kept there for the validator. */
export async function keepHtml(response: Response | null, name: string): Promise<void> {
  const folder = process.env.BROWSER_TEST_HTML
  if (folder && response) writeFileSync(`${folder}/${name.replace(/\W+/g, '-')}.html`, await response.text())
}
