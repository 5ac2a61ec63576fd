import type { ScanVerdict } from './port.ts'

/** Assembled at run time, so that a scanner does not take this source for the test file itself. */
const eicar = [
  'X5O!P%@AP[4',
  String.raw`\PZX54(P^)7CC)7}`,
  '$EICAR-STANDARD',
  '-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

const programStarts = [
  { name: 'Windows program', start: Buffer.from('MZ') },
  { name: 'ELF program', start: Buffer.from('\x7fELF', 'latin1') },
  { name: 'Mach-O program', start: Buffer.from('cffaedfe', 'hex') },
  { name: 'script with an interpreter', start: Buffer.from('#!') },
  { name: 'old Office file, may hold macros', start: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
]

/** Markers long enough not to match compressed bytes by chance. */
const activeMarkers = [
  { name: 'script in markup', marker: /<script[\s>/]/i },
  { name: 'page in markup', marker: /<!doctype\s+html|<html[\s>]/i },
  { name: 'PHP', marker: /<\?php\s/i },
  { name: 'Office macros', marker: /vbaProject\.bin/i },
]

export function judgeBytes(file: Uint8Array): ScanVerdict {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.includes(eicar, 0, 'latin1')) return { verdict: 'infected', name: 'EICAR test file' }
  const program = programStarts.find(({ start }) => bytes.subarray(0, start.length).equals(start))
  if (program) return { verdict: 'active', name: program.name }
  const text = bytes.toString('latin1')
  const active = activeMarkers.find(({ marker }) => marker.test(text))
  return active ? { verdict: 'active', name: active.name } : { verdict: 'clean' }
}
