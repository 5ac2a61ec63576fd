import type { Bilingual } from '../../lib/locale.ts'

/** Paths in the order of preference, by the field's language; `both` for shared fields. */
type PresetPaths = Partial<Record<'zh' | 'en' | 'both', readonly string[]>>

export type ImportPreset = {
  name: Bilingual
  /** A file that has all of these paths, directly or below `prefix`, is of this kind. */
  signature: readonly string[]
  /** Paths below which some files have what others have at the top. */
  prefixes?: readonly string[]
  /** By field name, in every collection that has the field. */
  fields: Record<string, PresetPaths>
  /** Texts instead of columns, by field name; `{path}` as in a mapping. */
  texts?: Record<string, Partial<Record<'zh' | 'en' | 'both', string>>>
  /** Long values of these fields are cut, because a longer text of the same content is mapped as well. */
  shortened?: readonly string[]
  provenance: Partial<Record<'catalogue' | 'address' | 'licence' | 'attribution', string>>
  /** The portal's choices for the file's values, by field name. */
  translations?: Record<string, Record<string, string>>
}

const projectStages = {
  concept: 'prototype',
  development: 'prototype',
  beta: 'pilot',
  stable: 'inUse',
  obsolete: '',
}

/** The toolbox's needs for the tags of Awesome-Selfhosted; a missing tag matches no need. */
const selfHostedNeeds = {
  'Communication - Custom Communication Systems': 'collaboration',
  Wikis: 'collaboration',
  Groupware: 'collaboration',
  'Note-taking & Editors': 'collaboration',
  'Document Management': 'collaboration',
  'Office Suites': 'collaboration',
  'Calendar & Contacts': 'collaboration',
  'Communication - Video Conferencing': 'collaboration',
  'File Transfer & Synchronization': 'collaboration',
  'File Transfer - Web-based File Managers': 'collaboration',
  'Knowledge Management Tools': 'collaboration',
  'Communication - IRC': 'collaboration',
  'Communication - SIP': 'collaboration',
  Pastebins: 'collaboration',
  'Polls and Events': 'dataCollection',
  'Booking and Scheduling': 'volunteerManagement',
  'Human Resources Management (HRM)': 'volunteerManagement',
  'Conference Management': 'volunteerManagement',
  'Customer Relationship Management (CRM)': 'volunteerManagement',
  'E-commerce': 'fundraising',
  'Communication - Social Networks and Forums': 'communication',
  'Communication - Email - Mailing Lists and Newsletters': 'communication',
  'Communication - Email - Complete Solutions': 'communication',
  'Blogging Platforms': 'communication',
  Ticketing: 'communication',
  'URL Shorteners': 'communication',
  'Photo Galleries': 'design',
  'Media Management': 'design',
  'Content Management Systems (CMS)': 'website',
  'Web Servers': 'website',
  'Search Engines': 'website',
  'Software Development - Project Management': 'projectManagement',
  'Task Management & To-do Lists': 'projectManagement',
  'Time Tracking': 'projectManagement',
  'Money, Budgeting & Management': 'finance',
  'Resource Planning': 'finance',
  'Inventory Management': 'finance',
  'Learning and Courses': 'learning',
  'Document Management - E-books': 'learning',
  'Document Management - Integrated Library Systems (ILS)': 'learning',
  Analytics: 'dataAnalysis',
  'Database Management': 'dataAnalysis',
  'Personal Dashboards': 'dataAnalysis',
  'Maps and Global Positioning System (GPS)': 'mapping',
  'Password Managers': 'security',
  'Remote Access': 'security',
  'Archiving and Digital Preservation (DP)': 'security',
}

/** Licences of free software in Awesome-Selfhosted; software under another licence may cost something. */
const freeLicences = `
  0BSD AAL AGPL-3.0 Apache-2.0 APSL-2.0 Artistic-2.0 Beerware BSD-2-Clause BSD-2-Clause-FreeBSD
  BSD-3-Clause BSD-3-Clause-Attribution BSD-4-Clause CAL-1.0 CC-BY-SA-3.0 CC-BY-SA-4.0 CC0-1.0
  CDDL-1.0 CECILL-B CPAL-1.0 ECL-2.0 EPL-1.0 EPL-2.0 EUPL-1.2 GPL-1.0 GPL-2.0 GPL-3.0 IPL-1.0 ISC
  LGPL-2.1 LGPL-3.0 MIT MPL-1.1 MPL-2.0 OSL-3.0 Sendmail Ruby Unlicense WTFPL Zlib ZPL-2.0
`
  .trim()
  .split(/\s+/)

const appStoreNeeds = {
  Productivity: 'collaboration',
  Finance: 'finance',
  Networking: 'security',
  Developer: 'website',
  Media: 'design',
  Social: 'communication',
}

// Collections have different names for these fields.
const publiccodeSummary = {
  zh: ['description.zh.shortDescription', 'description.zh-Hans.shortDescription'],
  en: ['description.en.shortDescription', 'description.en-GB.shortDescription'],
}
const publiccodeText = {
  zh: ['description.zh.longDescription', 'description.zh-Hans.longDescription'],
  en: ['description.en.longDescription', 'description.en-GB.longDescription'],
}
const publiccodeOwner = {
  zh: ['organisation.name', 'legal.mainCopyrightOwner'],
  en: ['organisation.name', 'legal.mainCopyrightOwner'],
}

/** The known catalogues. A further one needs only an entry here. */
export const importPresets = {
  publiccode: {
    name: { zh: 'publiccode.yml', en: 'publiccode.yml' },
    signature: ['publiccodeYmlVersion', 'name', 'legal.license'],
    fields: {
      title: { zh: ['description.zh.localisedName', 'name'], en: ['description.en.localisedName', 'name'] },
      name: { zh: ['description.zh.localisedName', 'name'], en: ['description.en.localisedName', 'name'] },
      summary: publiccodeSummary,
      tagline: publiccodeSummary,
      body: publiccodeText,
      description: publiccodeText,
      maker: publiccodeOwner,
      provider: publiccodeOwner,
      licence: { both: ['legal.license'] },
      code: { both: ['url'] },
      repository: { both: ['url'] },
      homepage: { both: ['landingURL'] },
      website: { both: ['landingURL'] },
      documents: { both: ['description.en.documentation', 'description.zh.documentation'] },
      stage: { both: ['developmentStatus'] },
      interfaceLanguages: { both: ['localisation.availableLanguages'] },
    },
    shortened: ['summary', 'tagline'],
    translations: {
      stage: projectStages,
      interfaceLanguages: {
        zh: 'zh',
        'zh-CN': 'zh',
        'zh-Hans': 'zh',
        en: 'en',
        'en-GB': 'en',
        'en-US': 'en',
      },
    },
    texts: { toolCost: { both: 'free' } },
    provenance: {
      catalogue: 'publiccode.yml',
      address: '{url}',
      // The file is in the repository, under the repository's licence.
      licence: '{legal.license}',
      attribution: '{name}, publiccode.yml, {url}',
    },
  },
  awesomeSelfhosted: {
    name: { zh: 'Awesome-Selfhosted', en: 'Awesome-Selfhosted' },
    signature: ['name', 'website_url', 'description', 'licenses', 'platforms', 'tags'],
    fields: {
      title: { zh: ['name'], en: ['name'] },
      name: { zh: ['name'], en: ['name'] },
      summary: { zh: ['description'], en: ['description'] },
      tagline: { zh: ['description'], en: ['description'] },
      body: { zh: ['description'], en: ['description'] },
      description: { zh: ['description'], en: ['description'] },
      keywords: { zh: ['tags'], en: ['tags'] },
      licence: { both: ['licenses'] },
      code: { both: ['source_code_url'] },
      repository: { both: ['source_code_url'] },
      toolNeeds: { both: ['tags'] },
      toolCost: { both: ['licenses'] },
      homepage: { both: ['website_url'] },
      website: { both: ['website_url'] },
      documents: { both: ['website_url'] },
    },
    translations: {
      toolNeeds: selfHostedNeeds,
      toolCost: Object.fromEntries(freeLicences.map((licence) => [licence, 'free'])),
    },
    texts: { toolKind: { both: 'selfHosted' } },
    shortened: ['summary', 'tagline', 'keywords', 'licence'],
    provenance: {
      catalogue: 'awesome-selfhosted',
      address:
        'https://github.com/awesome-selfhosted/awesome-selfhosted-data/blob/master/software/{slug|@file}.yml',
      licence: 'CC-BY-SA-3.0',
      attribution: 'awesome-selfhosted contributors, CC BY-SA 3.0',
    },
  },
  casaos: {
    name: { zh: 'CasaOS 应用商店', en: 'CasaOS app store' },
    signature: ['title.en', 'tagline.en', 'category', 'developer'],
    prefixes: ['', 'x-casaos.'],
    fields: {
      title: {
        zh: ['title.zh_CN', 'title.zh_cn', 'title.en', 'title.en_US'],
        en: ['title.en', 'title.en_US', 'title.en_us'],
      },
      name: {
        zh: ['title.zh_CN', 'title.zh_cn', 'title.en', 'title.en_US'],
        en: ['title.en', 'title.en_US', 'title.en_us'],
      },
      summary: {
        zh: ['tagline.zh_CN', 'tagline.zh_cn'],
        en: ['tagline.en', 'tagline.en_US', 'tagline.en_us'],
      },
      tagline: {
        zh: ['tagline.zh_CN', 'tagline.zh_cn'],
        en: ['tagline.en', 'tagline.en_US', 'tagline.en_us'],
      },
      body: { zh: ['description.zh_CN', 'description.zh_cn'], en: ['description.en', 'description.en_US'] },
      description: {
        zh: ['description.zh_CN', 'description.zh_cn'],
        en: ['description.en', 'description.en_US'],
      },
      maker: { zh: ['developer'], en: ['developer'] },
      provider: { zh: ['developer'], en: ['developer'] },
      keywords: { zh: ['category'], en: ['category'] },
      code: { both: ['repo'] },
      repository: { both: ['repo'] },
      toolNeeds: { both: ['category'] },
      homepage: { both: ['website', 'repo'] },
      website: { both: ['website', 'repo'] },
      documents: { both: ['docs'] },
    },
    translations: { toolNeeds: appStoreNeeds },
    texts: { toolKind: { both: 'selfHosted' } },
    shortened: ['summary', 'tagline'],
    provenance: {
      catalogue: 'CasaOS AppStore',
      address: 'https://github.com/IceWhaleTech/CasaOS-AppStore/tree/main/Apps/{slug|@file}',
      licence: 'Apache-2.0',
      attribution: 'CasaOS AppStore, IceWhale Technology and contributors, Apache-2.0',
    },
  },
  digitalPublicGoods: {
    name: { zh: '数字公共产品登记', en: 'Digital Public Goods registry' },
    signature: ['name', 'description', 'license.spdx', 'repositories.url'],
    fields: {
      title: { zh: ['name'], en: ['name'] },
      name: { zh: ['name'], en: ['name'] },
      summary: { zh: ['description'], en: ['description'] },
      tagline: { zh: ['description'], en: ['description'] },
      body: { zh: ['description'], en: ['description'] },
      description: { zh: ['description'], en: ['description'] },
      maker: { zh: ['organizations.name'], en: ['organizations.name'] },
      provider: { zh: ['organizations.name'], en: ['organizations.name'] },
      licence: { both: ['license.spdx'] },
      code: { both: ['repositories.url'] },
      repository: { both: ['repositories.url'] },
      homepage: { both: ['website'] },
      website: { both: ['website'] },
      documents: { both: ['documentation', 'website'] },
    },
    shortened: ['summary', 'tagline', 'maker', 'provider', 'licence'],
    provenance: {
      catalogue: 'Digital Public Goods Alliance, publicgoods-candidates',
      address: 'https://github.com/DPGAlliance/publicgoods-candidates/blob/main/nominees/{slug|@file}.json',
      licence: 'Unlicense',
      attribution: 'Digital Public Goods Alliance and nominators, public domain',
    },
  },
} as const satisfies Record<string, ImportPreset>
