import { writeFileSync } from 'node:fs'
import type { Response } from '@playwright/test'

/** Stores the served HTML of a page for the validator, in the folder `BROWSER_TEST_HTML` if it is set. */
export async function keepHtml(response: Response | null, name: string): Promise<void> {
  const folder = process.env.BROWSER_TEST_HTML
  if (folder && response) writeFileSync(`${folder}/${name.replace(/\W+/g, '-')}.html`, await response.text())
}
