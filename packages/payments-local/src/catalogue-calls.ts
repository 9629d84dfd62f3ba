import { z } from 'zod'
import type { Call } from './calls.ts'
import { Amount, Flag, listShape, Metadata, pageOf, readParams } from './params.ts'

const NewProduct = z.strictObject({
  id: z.string().optional(),
  name: z.string().min(1),
  description: z.string().optional(),
  metadata: Metadata,
})
const NewPrice = z.strictObject({
  product: z.string(),
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: Amount,
  lookup_key: z.string().optional(),
  transfer_lookup_key: Flag.default(false),
  nickname: z.string().optional(),
  metadata: Metadata,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
})
const NewCoupon = z.strictObject({
  percent_off: z.coerce.number().min(1).max(100),
  duration: z.enum(['once', 'forever']),
  name: z.string().optional(),
})
const NewPromotionCode = z.strictObject({
  code: z.string(),
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: z.string() }),
})

/** Products, prices and promotion codes. */
export const catalogueCalls: Record<string, Call> = {
  'POST /v1/products': ({ store, params }) => {
    const { description = null, id, ...product } = readParams(NewProduct, params)
    return store.create('product', { ...product, ...(id ? { id } : {}), description, active: true })
  },
  'GET /v1/products/:id': ({ store, id }) => store.get('product', id),
  'GET /v1/products': ({ store, params, path }) =>
    pageOf(path, store.all('product'), readParams(listShape({ active: Flag.optional() }), params)),

  'POST /v1/prices': ({ store, params }) => {
    const {
      transfer_lookup_key,
      lookup_key = null,
      nickname = null,
      recurring,
      ...price
    } = readParams(NewPrice, params)
    store.get('product', price.product)
    const holder = lookup_key === null ? undefined : store.all('price').find((each) => each.lookup_key === lookup_key)
    if (holder && transfer_lookup_key) holder.lookup_key = null
    return store.create('price', {
      ...{ ...price, lookup_key, nickname, active: true, type: 'recurring' },
      recurring: { ...recurring, interval_count: 1 },
    })
  },
  'GET /v1/prices/:id': ({ store, id }) => store.get('price', id),
  'GET /v1/prices': ({ store, params, path }) => {
    const filters = {
      lookup_keys: z.array(z.string()).optional(),
      active: Flag.optional(),
      product: z.string().optional(),
    }
    const wanted = readParams(listShape(filters), params)
    const found = store
      .all('price')
      .filter((price) => wanted.active === undefined || price.active === wanted.active)
      .filter((price) => !wanted.product || price.product === wanted.product)
      .filter((price) => !wanted.lookup_keys || wanted.lookup_keys.includes(price.lookup_key ?? ''))
    return pageOf(path, found, wanted)
  },

  'POST /v1/coupons': ({ store, params }) => {
    const { name = null, ...coupon } = readParams(NewCoupon, params)
    return store.create('coupon', { ...coupon, name })
  },
  'POST /v1/promotion_codes': ({ store, params }) => {
    const { code, promotion } = readParams(NewPromotionCode, params)
    store.get('coupon', promotion.coupon)
    return store.create('promotion_code', { code, promotion, active: true })
  },
  'GET /v1/promotion_codes': ({ store, params, path }) => {
    const wanted = readParams(listShape({ code: z.string().optional(), active: Flag.optional() }), params)
    const code = wanted.code?.toLowerCase()
    const found = store
      .all('promotion_code')
      .filter((each) => code === undefined || each.code.toLowerCase() === code)
      .filter((each) => wanted.active === undefined || each.active === wanted.active)
    return pageOf(path, found, wanted)
  },
}
