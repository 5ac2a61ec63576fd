import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a refused form is not drawn anew, and its focus lost, because its page loads behind it', () => {
  const byVersion = globSync('app/**/*.tsx').filter((file) =>
    /key=\{[\w.]*[vV]ersion\}/.test(readFileSync(file, 'utf8')),
  )
  expect(byVersion).toEqual([])
})
