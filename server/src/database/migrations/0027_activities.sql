CREATE TABLE "activity_entries" (
	"campaign" text NOT NULL,
	"uid" bigint NOT NULL,
	"story_id" uuid NOT NULL,
	"category" text NOT NULL,
	"declarations" text[] NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_entries_campaign_uid_pk" PRIMARY KEY("campaign","uid")
);
--> statement-breakpoint
CREATE TABLE "activity_winners" (
	"campaign" text NOT NULL,
	"position" integer NOT NULL,
	"prize" text NOT NULL,
	"story_id" uuid,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_winners_campaign_position_pk" PRIMARY KEY("campaign","position")
);
--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_winners" ADD CONSTRAINT "activity_winners_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_author" ON "activity_entries" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "activity_entries_story" ON "activity_entries" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "activity_winners_story" ON "activity_winners" USING btree ("story_id");