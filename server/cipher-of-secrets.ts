import { createPersonalCipher, type PersonalCipher } from './crypto/personal-columns.ts'
import { createReloadingCipher } from './crypto/reloading-cipher.ts'
import type { Config } from './env.ts'
import { loadSecrets, type Secrets, versionOfKeys } from './secrets.ts'

/** The cipher of personal columns under the operator's keys; the first is the current one. */
export function cipherOfSecrets({ encryptionKeys }: Pick<Secrets, 'encryptionKeys'>): PersonalCipher {
  return createPersonalCipher({
    currentKeyId: encryptionKeys[0]?.id ?? '',
    keys: new Map(encryptionKeys.map(({ id, key }) => [id, key])),
  })
}

/** The same for a running node: follows changes of keys in its data folder; stated keys need a restart. */
export function runningCipher(
  config: Pick<Config, 'dataDir' | 'secret' | 'encryptionKeys'>,
  secrets: Secrets,
): PersonalCipher {
  if (config.encryptionKeys) return cipherOfSecrets(secrets)
  return createReloadingCipher({
    version: () => versionOfKeys(config),
    read: () => cipherOfSecrets(loadSecrets(config)),
  })
}
