/**
 * A node that only delivers, to be killed: prints `ready`, then works until it dies. Each delivery pauses
 * before and after the message is stored, so that a kill may hit either side; with `holds` it stops after it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import type { SmsPort } from '../../../server/adapters/sms/port.ts'
import { cipherOfSecrets } from '../../../server/cipher-of-secrets.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { createJobs } from '../../../server/jobs/boss.ts'
import { testSecrets, testServices } from './test-services.ts'

const [databaseUrl = '', filesDir = '', mode = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const { db } = openDatabase(databaseUrl, { maxConnections: 8, cipher: cipherOfSecrets(testSecrets) })
const jobs = createJobs(databaseUrl, log)
const services = testServices(db, db, jobs.enqueue, filesDir)
if (services.sms) services.sms = slowly(services.sms)
await jobs.start(services)
process.stdout.write('ready\n')

function slowly(sms: SmsPort): SmsPort {
  return {
    async send(message) {
      await pause(Math.random() * 20)
      await sms.send(message)
      await pause(mode === 'holds' ? 3_600_000 : Math.random() * 20)
    },
  }
}
