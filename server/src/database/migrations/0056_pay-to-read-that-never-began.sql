-- A contract that ends before the day of Pay-to-Read takes it with it; before this was so, day and price were kept.
update stories set first_paid_position = null, paid_from = null, price_rule = null, price_coins = null
  from applications where applications.story_id = stories.id and applications.kind = 'contract'
    and applications.status = 31 and stories.paid_from > applications.ended_at;
