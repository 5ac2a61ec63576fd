import { expect, it } from 'vitest'
import { refusalBeforeUpload } from './uploads.ts'

it.each([
  [{ name: 'a.pdf', size: 5, type: 'application/pdf' }, null],
  [{ name: 'a.pdf', size: 0, type: 'application/pdf' }, 'fileEmpty'],
  [{ name: 'a.pdf', size: 10 * 1024 * 1024 + 1, type: 'application/pdf' }, 'fileTooLarge'],
  [{ name: 'IMG_1.HEIC', size: 5, type: '' }, 'fileHeic'],
  [{ name: 'photo', size: 5, type: 'image/heif' }, 'fileHeic'],
])('says what is wrong with %o before it is sent', (file, reason) => {
  expect(refusalBeforeUpload(file)).toBe(reason)
})

it.each([
  ['a.pdf', ['image'], 'fileImageOnly'],
  ['a.JPG', ['pdf'], 'filePdfOnly'],
  ['a.webp', ['pdf', 'image'], null],
  ['a.docx', ['pdf'], null],
] as const)('%s where %o is taken: %s', (name, accept, reason) => {
  expect(refusalBeforeUpload({ name, size: 5, type: '' }, accept)).toBe(reason)
})
