/** Editors' licence names with their SPDX ids; a version without “or later” means that version alone. */
const written: Record<string, string> = {
  'AGPL 3.0': 'AGPL-3.0-only',
  'GPL 2.0': 'GPL-2.0-only',
  'GPL 3.0': 'GPL-3.0-only',
  'LGPL 3.0': 'LGPL-3.0-only',
  'Apache 2.0': 'Apache-2.0',
  'MPL 2.0': 'MPL-2.0',
  'EUPL 1.2': 'EUPL-1.2',
  'ODbL 1.0': 'ODbL-1.0',
}

/** An SPDX expression; null for a licence in free text, which machines cannot interpret. */
export function spdxOf(licence: string): string | null {
  const named = written[licence] ?? (/^CC0? /.test(licence) ? licence.replaceAll(' ', '-') : licence)
  return /^[A-Za-z0-9.+-]+( (OR|AND|WITH) [A-Za-z0-9.+-]+)*$/.test(named) ? named : null
}
