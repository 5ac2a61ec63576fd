export type ImportRule = {
  rule: string
  /** The path of the importing file; `*` stands for its name. */
  file: string
  legal: readonly string[]
  refused: readonly string[]
}

/** The permitted imports by importing file. Paths are relative to that file. */
export const importRules: readonly ImportRule[] = [
  {
    rule: 'shared imports itself and zod',
    file: 'shared/rules/*.ts',
    legal: ['zod', './roles.ts', '../lib/locale.ts', '../../shared/contract/errors.ts'],
    refused: ['../../app/ui/link.tsx', '../../server/env.ts', 'react', 'react-dom/server', 'node:fs', 'jose'],
  },
  {
    rule: 'app/ui imports itself, React and shared/lib',
    file: 'app/ui/*.tsx',
    legal: ['react', './link.tsx', '../../shared/lib/locale.ts'],
    refused: [
      '../features/toolbox/card.tsx',
      '../api/load.ts',
      '../routes/public/tools.tsx',
      '../../server/env.ts',
      '../../shared/contract/errors.ts',
      '../../shared/rules/staff/roles.ts',
      '#messages',
      'react-router',
      'zod',
    ],
  },
  {
    rule: 'a feature imports app/ui, app/api, shared and messages',
    file: 'app/features/toolbox/*.tsx',
    legal: [
      'react',
      'react-router',
      '#messages',
      './card.tsx',
      '../../ui/link.tsx',
      '../../api/load.ts',
      '../../../shared/rules/staff/roles.ts',
    ],
    refused: ['../../routes/public/tools.tsx', '../../../server/env.ts', 'zod'],
  },
  {
    rule: 'a route imports anything in app and shared, never server',
    file: 'app/routes/public/*.tsx',
    legal: ['../../features/toolbox/card.tsx', '../../ui/link.tsx', '../../../shared/rules/staff/roles.ts'],
    refused: ['../../../server/env.ts', '../../../server/domains/toolbox/list-tools.ts', 'zod'],
  },
  {
    rule: 'app/api never imports server',
    file: 'app/api/*.ts',
    legal: ['../../shared/contract/errors.ts', 'jose'],
    refused: ['../../server/env.ts', 'zod'],
  },
  {
    rule: 'a domain imports other domains, shared, server/db and ports',
    file: 'server/domains/home/*.ts',
    legal: [
      './home.queries.ts',
      './home.policy.ts',
      '../toolbox/offered-tool.ts',
      '../../db/audit.ts',
      '../../adapters/files/port.ts',
      '../../../shared/rules/staff/roles.ts',
    ],
    refused: ['../../adapters/files/disk.ts', '../../http/pipeline.ts', '../../../app/ui/link.tsx', 'hono'],
  },
  {
    rule: 'SQL stands in *.queries.ts alone',
    file: 'server/domains/home/*.ts',
    legal: [],
    refused: ['kysely', 'pg'],
  },
  {
    rule: 'a query knows its own domain, shared and server/db',
    file: 'server/domains/home/*.queries.ts',
    legal: ['kysely', './programme.ts', '../../db/database.ts', '../../../shared/rules/staff/roles.ts'],
    refused: [
      '../../http/pipeline.ts',
      '../../adapters/files/port.ts',
      '../../../app/ui/link.tsx',
      'nodemailer',
    ],
  },
  {
    rule: "a domain's queries are called by that domain alone",
    file: 'server/http/*.ts',
    legal: ['../domains/toolbox/offered-tool.ts', './idempotency.queries.ts', '../db/limits.queries.ts'],
    refused: [
      '../domains/toolbox/tool-list.queries.ts',
      '../domains/sign-in/account/account.queries.ts',
      '../../app/ui/link.tsx',
    ],
  },
  {
    rule: "a vendor's library is known to its adapter: not to a domain",
    file: 'server/domains/messages/*.ts',
    legal: ['../../adapters/mail/port.ts'],
    refused: ['nodemailer', '@aws-sdk/client-s3', '../../adapters/mail/smtp.ts'],
  },
  {
    rule: "a vendor's library is known to its adapter: not to the rest of the server",
    file: 'server/jobs/*.ts',
    legal: ['../adapters/mail/port.ts'],
    refused: ['nodemailer', '@aws-sdk/client-s3'],
  },
  {
    rule: 'an adapter knows its port, not who uses it',
    file: 'server/adapters/mail/*.ts',
    legal: ['nodemailer', './port.ts'],
    refused: ['../../domains/messages/notify.ts', '../../http/pipeline.ts', '../../../app/ui/link.tsx'],
  },
]
