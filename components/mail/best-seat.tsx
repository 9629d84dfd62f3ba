import type { MessageItem } from '@/lib/alerts/delivery/message-content.ts'
import type { LegCard, SeatCard } from '@/lib/alerts/delivery/seat-card.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import { Button, CardRow, Rule, Table, Track } from './mail-frame.tsx'
import { cabinColours, mono, styles } from './mail-style.ts'

type SeatProps = { item: MessageItem; card: SeatCard; addressOf: (path: string) => string }

/** The best seat of a message in full: flights, price, and the link to book it. */
export function BestSeat({ item, card, addressOf }: SeatProps) {
  const isSigned = /[?&]seat=/.test(item.path)
  return (
    <>
      <CardRow top={22}>
        <Rule />
      </CardRow>
      {card.legs.map((leg) => (
        <CardRow key={`${leg.from} ${leg.date}`} top={22}>
          <Leg leg={leg} />
        </CardRow>
      ))}
      <CardRow top={24}>
        <Price card={card} />
      </CardRow>
      {card.better === null ? null : (
        <CardRow top={14}>
          <p className="m-ink" style={{ ...styles.body, fontWeight: 600 }}>
            {card.better}
          </p>
        </CardRow>
      )}
      <CardRow top={20}>
        <Table>
          <tr>
            <td width="60%" className="m-stack" style={{ paddingRight: '10px' }}>
              <Button href={addressOf(item.path)}>See seats and book</Button>
            </td>
            <td className="m-stack">
              <Button href={card.booking.href} kind="second">
                {card.booking.label}
              </Button>
            </td>
          </tr>
        </Table>
        <p className="m-muted" style={{ ...styles.note, margin: '14px 0 0' }}>
          {card.note} {item.facts.at(-1)}.
          {isSigned ? ' The button works on any device for 72 hours, logged in or not.' : null}
        </p>
      </CardRow>
    </>
  )
}

function Leg({ leg }: { leg: LegCard }) {
  const timed = leg.departs !== null && leg.arrives !== null
  return (
    <>
      <Table>
        <tr>
          <td className="m-ink" style={styles.day}>
            {leg.date}
          </td>
          <td className="m-muted" style={styles.side}>
            {leg.lead}
          </td>
        </tr>
      </Table>
      <Table style={{ marginTop: '10px' }}>
        <tr>
          <td width="112" className="m-ink m-time" style={styles.time}>
            {timed ? leg.departs : leg.from}
          </td>
          <td style={{ padding: '0 12px', verticalAlign: 'middle' }}>
            <Track stops={leg.stops.length} />
          </td>
          <td width="112" className="m-ink m-time" style={{ ...styles.time, textAlign: 'right' }}>
            {timed ? leg.arrives : leg.to}
            {timed && leg.later ? (
              <span
                className="m-muted"
                style={{ fontSize: '12px', lineHeight: 0, fontWeight: 500, verticalAlign: 'super' }}
              >
                {leg.later}
              </span>
            ) : null}
          </td>
        </tr>
        <tr>
          <td className="m-muted" style={styles.code}>
            {timed ? leg.from : ''}
          </td>
          <td className="m-muted" style={styles.flight}>
            {leg.line}
          </td>
          <td className="m-muted" style={{ ...styles.code, textAlign: 'right' }}>
            {timed ? leg.to : ''}
          </td>
        </tr>
      </Table>
    </>
  )
}

function Price({ card }: { card: SeatCard }) {
  const { who, points, pointsName, charges, isEstimate, each } = card.price
  const colour = { color: cabinColours[card.cabin] }
  return (
    <Table className="m-tint" style={styles.tint}>
      <tr>
        <td className="m-price" valign="top" style={{ padding: '18px 20px', fontFamily: styles.page.fontFamily }}>
          <span className="m-muted" style={styles.small}>
            {who}
          </span>
          <br />
          {points === null ? (
            <span className="m-ink" style={styles.middle}>
              Points shown at booking
            </span>
          ) : (
            <>
              <span className="m-ink" style={styles.big}>
                {points}
              </span>{' '}
              <span className="m-ink" style={{ fontSize: '15px' }}>
                points
              </span>
            </>
          )}
          <br />
          <span className="m-ink" style={styles.middle}>
            {charges}
          </span>{' '}
          {isEstimate ? (
            <span className="m-muted" style={styles.small}>
              estimated
            </span>
          ) : null}
        </td>
        <td
          className="m-price m-price2 m-muted"
          valign="top"
          style={{ ...styles.note, padding: '18px 20px', textAlign: 'right' }}
        >
          <span
            className={`m-${card.cabin}`}
            style={{ ...colour, fontFamily: mono, fontSize: '15px', fontWeight: 600 }}
          >
            {card.cabin}
          </span>{' '}
          <span className={`m-${card.cabin}`} style={{ ...colour, fontSize: '15px', fontWeight: 600 }}>
            {capitalise(cabinNames[card.cabin])}, {card.seats >= 9 ? '9+' : card.seats}{' '}
            {card.seats === 1 ? 'seat' : 'seats'}
          </span>
          {each.map((line) => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
          <br />
          {pointsName}
        </td>
      </tr>
    </Table>
  )
}
