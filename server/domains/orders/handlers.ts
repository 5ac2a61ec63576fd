import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getCalendar, getOrderForm, getProvided } from './calendar.ts'
import { changeOwnSlots, changeSlotsAsStaff } from './change-slots.ts'
import { listTeamOrders } from './list-orders.ts'
import { getOrder, reviewOrder } from './order-details.ts'
import { requestOrder } from './request-order.ts'
import { getOffering, listOfferings, setOffering } from './staff-offerings.ts'
import { stepOrder, stepOrderAsStaff } from './step-order.ts'

export const ordersHandlers: HandlersOf<Contract['orders']> = {
  calendar: getCalendar,
  form: getOrderForm,
  request: requestOrder,
  list: listTeamOrders,
  details: getOrder,
  step: stepOrder,
  provided: getProvided,
  changeSlots: changeOwnSlots,
}

export const ordersStaffHandlers: HandlersOf<Contract['ordersStaff']> = {
  detail: reviewOrder,
  step: stepOrderAsStaff,
  offerings: listOfferings,
  offering: getOffering,
  setOffering,
  changeSlots: changeSlotsAsStaff,
}
