import type { Logger } from 'pino'
import type { FileStore } from './adapters/files/port.ts'
import type { IdentityPort, WechatAccountPort } from './adapters/identity/port.ts'
import type { LinkProbe } from './adapters/links/port.ts'
import type { MailPort } from './adapters/mail/port.ts'
import type { ScanPort } from './adapters/scan/port.ts'
import type { SmsPort } from './adapters/sms/port.ts'
import type { KeyedHash } from './crypto/keyed-hash.ts'
import type { PartnerTokens } from './crypto/partner-tokens.ts'
import type { PersonalCipher } from './crypto/personal-columns.ts'
import type { AuditAnchors } from './db/audit/audit-anchors.ts'
import type { Db } from './db/database.ts'
import type { ReadReplica } from './db/read-replica.ts'
import type { EntriesPort } from './domains/applications/ports/entries-port.ts'
import type { OfferingPort, QuestionsPort } from './domains/applications/ports/offering-port.ts'
import type { OrdersPort } from './domains/applications/ports/orders-port.ts'
import type { ProposalsPort } from './domains/content/publish/proposals-port.ts'
import type { PaperPort } from './domains/files/paper-port.ts'
import type { NoticePort } from './domains/messages/notice-port.ts'
import type { SessionPort } from './domains/sign-in/session-port.ts'
import type { ObjectionsPort } from './domains/support/objections-port.ts'
import type { AnswerCache } from './http/calls/answer-cache.ts'
import type { QueueName } from './jobs/queues.ts'
import type { ThreadPool } from './threads/pool.ts'

/** The services that a node offers to every domain. */
export type Services = {
  /** The pool. A verb inside a transaction never takes a second connection: enough at once would deadlock. */
  pool: Db
  /** A copy for reading what is public; null where none is named. */
  replica: ReadReplica | null
  /** Separate connections for counted tries and limits, which outlive the transaction of a failed call. */
  limits: Db
  cipher: PersonalCipher
  /** The note of the audit outside of the database. */
  auditAnchors: AuditAnchors
  /** Null where no vendor of that kind is connected; a demo keeps all messages in its outbox. */
  mail: MailPort | null
  sms: SmsPort | null
  /** Identity providers, in the order in which they are offered. */
  identity: IdentityPort[]
  /** The public account whose pages may use WeChat's own functions; null where none is connected. */
  wechatAccount: WechatAccountPort | null
  /** The bytes of uploaded files. */
  files: FileStore
  scan: ScanPort
  /** Threads for parsing input that others may have made heavy: files, archives, markup. */
  threads: ThreadPool
  /** Null where outside links are not checked. */
  links: LinkProbe | null
  /** For codes and other short secrets that are stored only as hashes. */
  keyedHash: KeyedHash
  /** Signs the tokens that name people and teams to partners. */
  partnerTokens: PartnerTokens
  /** Enqueues a job in the caller's transaction: it exists exactly if the transaction commits. */
  enqueue(db: Db, queue: QueueName, payload: object, options?: EnqueueOptions): Promise<void>
  /**
   * Notifies every node that public content has changed: pages at the given paths (without language prefix)
   * are dropped at once, others are refreshed in the background. `everywhere` drops every page.
   */
  contentChanged(db: Db, what?: string[] | 'everywhere'): Promise<void>
  /** Null where nothing is cached, such as in tests that change rows directly. */
  answers: AnswerCache | null
  /** Ports by which a domain calls those that it may not import, or need not name. */
  ports: {
    notices: NoticePort
    offerings: OfferingPort
    orders: OrdersPort
    entries: EntriesPort
    questions: QuestionsPort
    papers: PaperPort
    objections: ObjectionsPort
    proposals: ProposalsPort
    sessions: SessionPort
  }
  /** For failures in a part of a larger response that would otherwise go unnoticed; nothing personal. */
  log: Pick<Logger, 'error'>
  isDemo: boolean
  /** Whether the portal still waits for its opening: until then only its staff enter. */
  isClosed(): Promise<boolean>
  /** The release. */
  version: string
  origin: string
}

export type EnqueueOptions = { startAfter?: Date | number; singletonKey?: string }
