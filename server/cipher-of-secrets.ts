import { createPersonalCipher, type PersonalCipher } from './crypto/personal-columns.ts'
import type { Secrets } from './secrets.ts'

/** The cipher of personal columns under the operator's keys; the first is the current one. */
export function cipherOfSecrets({ encryptionKeys }: Pick<Secrets, 'encryptionKeys'>): PersonalCipher {
  return createPersonalCipher({
    currentKeyId: encryptionKeys[0]?.id ?? '',
    keys: new Map(encryptionKeys.map(({ id, key }) => [id, key])),
  })
}
