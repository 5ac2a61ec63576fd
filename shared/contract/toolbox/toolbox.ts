import { z } from 'zod'
import {
  askerKinds,
  cautionKinds,
  moneyKinds,
  paceKinds,
  reasonKinds,
  upkeepKinds,
} from '../../rules/toolbox/recommend-tools.ts'
import { toolNeeds, toolSorts } from '../../rules/toolbox/tool-facets.ts'
import { call } from '../call.ts'
import {
  language,
  nameText,
  optionalContactText,
  pageNumber,
  pageSize,
  publicNumber,
  requiredText,
  several,
  text,
} from '../content/fields.ts'
import { serviceCard } from '../services.ts'
import {
  benefitCard,
  comparedTool,
  editorialFacet,
  facetFilters,
  namedTool,
  notice,
  said,
  scene,
  sceneDetail,
  toolCard,
  toolDetail,
  toolList,
  topic,
  topicWithTools,
} from './toolbox-parts.ts'

const paged = { page: pageNumber, pageSize }

export const toolbox = {
  /** A page of the listed tools by filters, with the numbers that every filter would leave. */
  listPage: call({
    method: 'GET',
    path: 'toolbox/listpage',
    access: 'public',
    effect: 'read',
    input: z.object({
      ...facetFilters,
      /** Only the tools of a topic. */
      topic: publicNumber.optional(),
      sort: z.enum(toolSorts).default('reviewed'),
      ...paged,
    }),
    output: toolList,
  }),

  /** A tool as a card, with its present quota. Errors: `notFound`. */
  item: call({
    method: 'GET',
    path: 'toolboxv2/item',
    access: 'public',
    effect: 'read',
    input: z.object({ toolId: publicNumber }),
    output: benefitCard,
  }),

  /** Selections of tools around one question, in the editors' order. */
  topicList: call({
    method: 'GET',
    path: 'toolboxv2/topic/list',
    access: 'public',
    effect: 'read',
    input: z.object(paged),
    output: z.object({ items: z.array(topic), total: z.number().int() }),
  }),

  /** Notices of the toolbox, the newest first. */
  noticeList: call({
    method: 'GET',
    path: 'techWebAPI/notice/list',
    access: 'public',
    effect: 'read',
    input: z.object(paged),
    output: z.object({ items: z.array(notice), total: z.number().int() }),
  }),

  /** Situations described as steps with the tools for each, in the editors' order. */
  sceneList: call({
    method: 'GET',
    path: 'techWebAPI/scene/list',
    access: 'public',
    effect: 'read',
    input: z.object({ need: several(z.enum(toolNeeds)), ...paged }),
    output: z.object({ items: z.array(scene), total: z.number().int(), ...editorialFacet }),
  }),

  /** A scene with the cards of its tools. Errors: `notFound`. */
  sceneInfo: call({
    method: 'GET',
    path: 'toolbox/scene/info',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ sceneId: publicNumber }),
    output: sceneDetail,
  }),

  /** The toolbox's front page: the first of each, and their numbers. */
  indexList: call({
    method: 'GET',
    path: 'toolbox/index/list',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: z.object({
      topics: z.object({ items: z.array(topic), total: z.number().int() }),
      scenes: z.object({ items: z.array(scene), total: z.number().int() }),
      services: z.object({ items: z.array(serviceCard), total: z.number().int() }),
      notices: z.object({ items: z.array(notice), total: z.number().int() }),
    }),
  }),

  /** The short line above each topic, in the editors' order, that helps readers to find theirs. */
  topicPrefix: call({
    path: 'toolbox/topic/prefix',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: z.object({
      items: z.array(
        z.object({
          topicId: publicNumber,
          prefix: z.string(),
          name: z.string(),
          language,
          count: z.number().int(),
        }),
      ),
    }),
  }),

  /** Topics with the cards of their tools; with `need` only topics with a tool for any of these needs. */
  topicCards: call({
    path: 'toolbox/topic/list',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ need: several(z.enum(toolNeeds)), ...paged }),
    output: z.object({ items: z.array(topicWithTools), total: z.number().int(), ...editorialFacet }),
  }),

  /**
   * Tools by words in either language, pinyin, initials, traditional characters or with typing errors; the
   * best first. Finds at most the 200 best, which the filters then narrow.
   */
  searchTools: call({
    method: 'GET',
    path: 'techWebAPI/tool/search',
    access: 'public',
    effect: 'read',
    input: z.object({ keywords: text(200).default(''), ...facetFilters, ...paged }),
    output: toolList.extend({
      keywords: z.string(),
      /** The query with unknown words corrected, if it was searched as well. */
      spelling: z.string().nullable(),
      /** Names that begin like the query, if nothing was found. */
      near: z.array(namedTool),
      /** Whether more matched than are shown. */
      isCut: z.boolean(),
    }),
  }),

  /** Benefits as cards with the rest of each: 1 all tools, 2 those for teamwork, 3 those of zones. */
  cardList: call({
    path: 'toolbox/card/list',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({
      benefitBelongToType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      ...paged,
    }),
    output: z.object({ items: z.array(benefitCard), total: z.number().int() }),
  }),

  /** A tool with everything that its page shows. Errors: `notFound`. */
  itemDetail: call({
    path: 'toolbox/item/detail',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ toolId: publicNumber }),
    output: toolDetail,
  }),

  /**
   * The tool that my team was about to apply for when something else had to be done first, such as its
   * verification; null once it has applied. With `toolId` that tool, if it can be applied for, without
   * remembering.
   */
  wished: call({
    path: 'toolbox/wished',
    access: 'team',
    effect: 'read',
    input: z.object({ toolId: publicNumber.optional() }),
    output: z.object({ tool: namedTool.nullable() }),
  }),

  /** Up to four tools side by side, in the requested order, and other tools to compare. */
  compare: call({
    method: 'GET',
    path: 'toolbox/compare',
    access: 'public',
    effect: 'read',
    input: z.object({ id: several(publicNumber), name: text(100).default('') }),
    output: z.object({
      items: z.array(comparedTool),
      suggestions: z.array(toolCard),
      /** Other tools that match the given name, the best first. */
      matches: z.array(toolCard),
      /** Whether more tools were requested than are compared. */
      isCut: z.boolean(),
    }),
  }),

  /** The tools that fit the answers best, each with its advantages and caveats. */
  recommend: call({
    path: 'techWebAPI/search/recommend',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({
      need: several(z.enum(toolNeeds)),
      who: z.enum(askerKinds).nullable().default(null),
      upkeep: z.enum(upkeepKinds).nullable().default(null),
      money: z.enum(moneyKinds).nullable().default(null),
      pace: z.enum(paceKinds).nullable().default(null),
    }),
    output: z.object({
      items: z.array(z.object({ tool: toolCard, reasons: said(reasonKinds), cautions: said(cautionKinds) })),
      /** The number of tools that meet one of the needs. */
      considered: z.number().int(),
    }),
  }),

  /** Reports a missing tool to staff. Errors: `tooMany` above five an hour or twenty a day. */
  requestTool: call({
    path: 'toolbox/request',
    access: 'public',
    effect: 'write',
    input: z.object({
      need: requiredText(500),
      toolName: nameText(80).optional(),
      keywords: text(200).optional(),
      /** A phone number or mail address for the answer. */
      contact: optionalContactText.optional(),
    }),
    output: z.object({ reference: z.string() }),
  }),
}
