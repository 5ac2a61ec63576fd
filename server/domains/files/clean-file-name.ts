import { withoutHidden } from '../../../shared/lib/text/hidden-characters.ts'

const longestName = 120

/**
 * A file name safe to show and to write to disk: its last part, without control and direction characters or
 * characters that file systems refuse, with the extension of its real type.
 * @param extension without the dot
 */
export function cleanFileName(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = withoutHidden(last.toWellFormed())
    .replaceAll('\ufffd', '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
  const short = Array.from(stem).slice(0, longestName).join('')
  return `${short || 'file'}.${extension}`
}
