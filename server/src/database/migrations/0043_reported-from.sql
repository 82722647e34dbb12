ALTER TABLE "comments" ADD COLUMN "reported_from" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reported_held_by" text;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_reported_from" CHECK ("comments"."reported_from" in ('held', 'hidden', 'spam'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_reported_held_by" CHECK ("comments"."reported_held_by" in ('words', 'author', 'desk'));