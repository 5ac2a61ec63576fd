/** A scanner's verdict on a file. `name` is the scanner's own name for what it found, for the log. */
export type ScanVerdict =
  | { verdict: 'clean' }
  | { verdict: 'infected'; name: string }
  | { verdict: 'active'; name: string }

/** Scans an uploaded file before anything else reads it. */
export type ScanPort = {
  /** False where only a few known patterns are looked for; staff pages then say so. */
  readonly isVirusScanner: boolean
  /**
   * @param bytes the file as it was uploaded
   * @throws {ScanUnavailableError} when no verdict was reached; the file is then not accepted
   */
  scan(bytes: Uint8Array): Promise<ScanVerdict>
}

/** The scanner did not answer in time, or not with a verdict. */
export class ScanUnavailableError extends Error {
  override readonly name = 'ScanUnavailableError'
}
