import { ApiError } from '../../../shared/contract/errors.ts'
import { applicationTerms } from '../../../shared/rules/applications/application-terms.ts'
import type { Offering } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'
import { columnsOf } from '../../db/offering-columns.ts'
import {
  countSettled,
  ensureAllowancePeriod,
  ensureStockPeriod,
  findAllowancePeriod,
  findAllowanceSetting,
  findStockPeriod,
  type Holder,
  insertReservation,
  settleReservation,
  takeAllowance,
  takeStock,
} from './quota.queries.ts'

export type { Holder } from './quota.queries.ts'

/** What a grant of an offering takes, and from whom. */
export type Claim = {
  applicationId: string
  offering: Pick<Offering, 'kind' | 'number' | 'stockPerYear' | 'allowanceUnits'>
  holder: Holder
  /** The calendar year in China. */
  year: number
}

/**
 * Reserves one of the offering's stock and units of the holder's allowance in the caller's transaction: both or
 * neither.
 * @throws ApiError `quotaExhausted`, `allowanceExhausted`
 */
export async function reserveQuota(db: Db, { applicationId, offering, holder, year }: Claim): Promise<void> {
  await ensureStockPeriod(db, offering, year)
  await ensureAllowancePeriod(db, holder, year, await yearlyAllowance(db))
  if (!(await takeStock(db, offering, year, offering.stockPerYear))) throw new ApiError('quotaExhausted')
  if (!(await takeAllowance(db, holder, year, offering.allowanceUnits)))
    throw new ApiError('allowanceExhausted')
  await insertReservation(db, {
    application_id: applicationId,
    ...columnsOf(offering),
    year,
    holder_kind: holder.kind,
    holder_id: holder.id,
    units: offering.allowanceUnits,
  })
}

/** Frees what an application reserved; does nothing without a reservation. */
export async function releaseQuota(db: Db, applicationId: string): Promise<void> {
  await settle(db, applicationId, 'reserved', 'released')
}

/** Turns a reservation into a grant. @returns whether there was one */
export async function spendQuota(db: Db, applicationId: string): Promise<boolean> {
  return settle(db, applicationId, 'reserved', 'spent')
}

/** Returns what a grant had used, after the approval was reversed. */
export async function giveBackQuota(db: Db, applicationId: string): Promise<void> {
  await settle(db, applicationId, 'spent', 'released')
}

async function settle(
  db: Db,
  applicationId: string,
  from: 'reserved' | 'spent',
  to: 'spent' | 'released',
): Promise<boolean> {
  const settled = await settleReservation(db, applicationId, from, to)
  if (!settled) return false
  await countSettled(db, settled, from, to)
  return true
}

export type QuotaLeft = {
  year: number
  stock: number | null
  stockLeft: number | null
  allowance: number | null
  allowanceLeft: number | null
  units: number
}

/** What is left of an offering's stock and of the holder's allowance, if there is a holder; never below zero. */
export async function quotaLeft(
  db: Db,
  { offering, holder, year }: Omit<Claim, 'applicationId' | 'holder'> & { holder: Holder | null },
): Promise<QuotaLeft> {
  const period = await findStockPeriod(db, offering, year)
  const taken = (period?.reserved ?? 0) + (period?.spent ?? 0)
  const stock = offering.stockPerYear
  const quota = {
    year,
    stock,
    stockLeft: stock === null ? null : Math.max(0, stock - taken),
    units: offering.allowanceUnits,
  }
  if (!holder) return { ...quota, allowance: null, allowanceLeft: null }
  const allowance = await findAllowancePeriod(db, holder, year)
  if (!allowance) {
    const units = await yearlyAllowance(db)
    return { ...quota, allowance: units, allowanceLeft: units }
  }
  const left = allowance.units - allowance.reserved - allowance.spent
  return { ...quota, allowance: allowance.units, allowanceLeft: left }
}

async function yearlyAllowance(db: Db): Promise<number> {
  return (await findAllowanceSetting(db)) ?? applicationTerms.yearlyAllowance
}
